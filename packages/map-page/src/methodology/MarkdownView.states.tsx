import { Markdown } from "@stopbank/markdown";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { MarkdownView } from "./MarkdownView.tsx";

const text = "Curves of **surveyed** losses.";

export default statesOf(MarkdownView, {
  waiting: { text, reader: undefined, isPlain: false },
  read: { text, reader: Markdown, isPlain: false },
  "as it was written": { text, reader: undefined, isPlain: true },
});
