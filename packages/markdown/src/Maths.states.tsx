import { statesOf } from "@stopbank/ui/testing/states-of";
import { Maths } from "./Maths.tsx";

const inLine = { formula: "\\frac{a}{b}", isBlock: false };

export default statesOf(
  Maths,
  {
    "in a line": inLine,
    block: { ...inLine, isBlock: true },
    "not to be read": { ...inLine, formula: "\\frac{a" },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
