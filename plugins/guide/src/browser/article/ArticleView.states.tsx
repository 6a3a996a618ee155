import { Markdown } from "@stopbank/markdown";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { article } from "../../testing/guide.ts";
import { ArticleHeadView } from "./ArticleHeadView.tsx";
import { ArticleView } from "./ArticleView.tsx";

const shared = {
  blocks: article.content_blocks,
  breadcrumb: null,
  head: <ArticleHeadView article={article} hero={undefined} />,
  text: (markdown: string) => <Markdown text={markdown} under={2} />,
  next: { title: "One per cent a year", href: "/guide/fundamentals/chance-and-time/aep" },
  onTop: unheard,
};
const [plain] = article.content_blocks;

export default statesOf(ArticleView, {
  many: shared,
  one: { ...shared, blocks: [plain!], next: undefined },
  "its beginning": { ...shared, blocks: article.content_blocks.slice(0, 1), isPart: true },
  empty: { ...shared, blocks: [], next: undefined },
});
