import { statesOf } from "@stopbank/ui/testing/states-of";
import { PageSkeletonView } from "./PageSkeletonView.tsx";

export default statesOf(PageSkeletonView, {
  article: { of: "article" },
  cards: { of: "cards" },
  glossary: { of: "article", words: "Loading glossary..." },
});
