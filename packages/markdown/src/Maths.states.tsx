import { statesOf } from "@stopbank/ui/testing/states-of";
import { Maths } from "./Maths.tsx";

const inLine = { formula: "\\frac{a}{b}", isBlock: false };

export default statesOf(
  Maths,
  {
    "in a line": inLine,
    block: { ...inLine, isBlock: true },
    // A few characters that KaTeX would set for a minute.
    "that would take long": {
      formula: `\\def\\a#1{${"#1".repeat(300)}}\\a{${"x".repeat(300)}}`,
      isBlock: true,
    },
    "not to be read": { ...inLine, formula: "\\frac{a" },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
