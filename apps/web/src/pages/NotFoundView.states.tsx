import { Button } from "@blueprintjs/core";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { NotFoundView } from "./NotFoundView.tsx";

export default statesOf(NotFoundView, { lost: { feedback: <Button text="Submit Feedback" /> } });
