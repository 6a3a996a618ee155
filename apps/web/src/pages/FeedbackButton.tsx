import { Button } from "@blueprintjs/core";
import { openFeedback } from "../session/state.ts";

/** Leads to the dialog 'Submit Feedback', which whoever draws this draws too. */
export const FeedbackButton = () => <Button onClick={openFeedback} text="Submit Feedback" />;
