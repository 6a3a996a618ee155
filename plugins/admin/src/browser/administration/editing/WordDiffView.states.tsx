import { statesOf } from "@stopbank/ui/testing/states-of";
import { WordDiffView } from "./WordDiffView.tsx";

const lines = (changed: string) =>
  Array.from({ length: 40 }, (_, at) => (at === 20 ? changed : `Line ${at + 1} of the text.`)).join("\n");

export default statesOf(WordDiffView, {
  changed: {
    before: "<p>This map is no warning.</p>",
    after: "<p>This map is a picture, and no warning.</p>",
  },
  same: { before: "Kia ora", after: "Kia ora" },
  "from nothing": { before: "", after: "Kia ora" },
  "many lines": { before: lines("It is dry."), after: lines("It is wet.") },
  "long text": { before: "One line of words. ".repeat(60), after: "Another line of words. ".repeat(60) },
});
