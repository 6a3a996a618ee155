import { statesOf } from "@stopbank/ui/testing/states-of";
import { article } from "../../testing/guide.ts";
import { fallbackPicture } from "../fallbackPicture.ts";
import { ArticleHeadView } from "./ArticleHeadView.tsx";

const hero = { ...fallbackPicture, alt: "The Awatōrea in flood." };
const mere = { name: "Mere Tautahi", email: "mere@larkhaven.example" };

export default statesOf(ArticleHeadView, {
  plain: { article, hero: undefined },
  insight: {
    article: {
      ...article,
      authors: [{ ...mere, url: "https://larkhaven.example/mere" }, { name: "Tama Rangi" }],
      publishedAt: "2024-03-05",
    },
    hero,
  },
  "nobody and no day": { article: { ...article, authors: [], publishedAt: null, description: "" }, hero },
  "long text": {
    article: {
      ...article,
      title:
        "How the district's pipes, pumping stations, roads and houses would stand a rare flood of its rivers",
    },
    hero: undefined,
  },
});
