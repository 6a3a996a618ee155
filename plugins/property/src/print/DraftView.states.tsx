import { statesOf } from "@stopbank/ui/testing/states-of";
import { DraftView } from "./DraftView.tsx";

export default statesOf(DraftView, {
  "with wording": { wording: <p>In good faith.</p> },
  "without wording": { wording: undefined },
});
