import { statesOf } from "@stopbank/ui/testing/states-of";
import { HighlightedCode } from "./HighlightedCode.tsx";

export default statesOf(HighlightedCode, {
  python: { text: "def depth(level):\n    return level - 1.2  # metres\n", language: "python" },
  json: { text: '{ "exposed": 1204, "assessed": true }', language: "json" },
  "a language that is not known": { text: "exposed", language: "constructor" },
  empty: { text: "", language: "js" },
  "long text": { text: "let x = 1;\n".repeat(2_000), language: "js" },
});
