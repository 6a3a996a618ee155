import { statesOf } from "@stopbank/ui/testing/states-of";
import { WordDiffView } from "./WordDiffView.tsx";

export default statesOf(WordDiffView, {
  changed: {
    before: "<p>This map is no warning.</p>",
    after: "<p>This map is a picture, and no warning.</p>",
  },
  same: { before: "Kia ora", after: "Kia ora" },
  "from nothing": { before: "", after: "Kia ora" },
  "long text": { before: "One line of words. ".repeat(60), after: "Another line of words. ".repeat(60) },
});
