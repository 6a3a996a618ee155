import { Button } from "@blueprintjs/core";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ErrorScreen } from "./ErrorScreen.tsx";

export default statesOf(
  ErrorScreen,
  { broken: { onReload: unheard, feedback: <Button text="Submit Feedback" /> } },
  { coversPage: true },
);
