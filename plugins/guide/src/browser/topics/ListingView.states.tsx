import { statesOf } from "@stopbank/ui/testing/states-of";
import { tabs } from "../../testing/guide.ts";
import { fallbackPicture } from "../fallbackPicture.ts";
import { BreadcrumbView } from "../frame/BreadcrumbView.tsx";
import { CardView } from "./CardView.tsx";
import { ListingView } from "./ListingView.tsx";

const [, fundamentals, , insights] = tabs;
const breadcrumb = (
  <BreadcrumbView
    steps={[
      { title: "Home", href: "/guide/overview" },
      { title: "Fundamentals", href: "/guide/fundamentals" },
    ]}
  />
);
const [caseStudies] = insights!.sub_tabs;

export default statesOf(ListingView, {
  rows: { tab: fundamentals!, subTab: fundamentals!.sub_tabs[0]!, breadcrumb, cards: undefined },
  cards: {
    tab: insights!,
    subTab: caseStudies!,
    breadcrumb,
    cards: caseStudies!.articles.map(({ title, description, slug }) => (
      <CardView
        description={description}
        detail="Mere Tautahi"
        href={`/guide/insights/${slug}`}
        isFilm={false}
        key={slug}
        picture={fallbackPicture}
        title={title}
      />
    )),
  },
  empty: {
    tab: fundamentals!,
    subTab: { ...fundamentals!.sub_tabs[0]!, articles: [] },
    breadcrumb,
    cards: undefined,
  },
});
