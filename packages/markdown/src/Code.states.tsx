import { statesOf } from "@stopbank/ui/testing/states-of";
import { Code } from "./Code.tsx";

const inLine = { text: "depth > 0.5", isBlock: false };
const block = { text: "depth > 0.5\n  and speed > 2", isBlock: true };

export default statesOf(
  Code,
  {
    "in a line": inLine,
    "in a line, of two": { ...inLine, text: "depth >\n0.5" },
    block,
    "block of nothing": { ...block, text: "" },
    "long block": { ...block, text: "depth > 0.5 and ".repeat(40) },
    "long text": { ...inLine, text: "depth > 0.5 and ".repeat(40) },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
