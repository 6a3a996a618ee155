import { statesOf } from "@stopbank/ui/testing/states-of";
import { CoastArt } from "./CoastArt.tsx";

export default statesOf(
  CoastArt,
  { drawn: {} },
  { around: (view) => <div style={{ background: "var(--sb-primary)", height: 240 }}>{view}</div> },
);
