import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ChapterFormView } from "./ChapterFormView.tsx";

export default statesOf(ChapterFormView, {
  empty: { title: "", place: "Chapter 2, no steps", onTitle: unheard },
  written: { title: "The river", place: "Chapter 2, 3 steps", onTitle: unheard },
});
