import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LinesField } from "./LinesField.tsx";

const two = { label: "Use, one a line", lines: ["Home", "Shop"], onLines: unheard };

export default statesOf(LinesField, {
  two,
  empty: { ...two, lines: [] },
  wrong: { ...two, hint: "Each is a line of the list.", problem: "Line 2 is longer than 300 letters" },
});
