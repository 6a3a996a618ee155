import { statesOf } from "@stopbank/ui/testing/states-of";
import { Callout } from "./Callout.tsx";

const children = <p>Depths are modelled for a flood that is reached or exceeded once in a hundred years.</p>;

export default statesOf(Callout, {
  note: { kind: "note", children },
  tip: { kind: "tip", children },
  important: { kind: "important", children },
  warning: { kind: "warning", children },
  caution: { kind: "caution", children },
});
