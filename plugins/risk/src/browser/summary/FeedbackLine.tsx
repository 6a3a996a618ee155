import { Button } from "@blueprintjs/core";
import { ChatIcon } from "@blueprintjs/icons";

/** At the end of the summary, whatever it says. */
export const FeedbackLine = ({ onFeedback }: { readonly onFeedback: () => void }) => (
  <div className="risk-feedback">
    <Button icon={<ChatIcon />} onClick={onFeedback} text="Submit Feedback" variant="outlined" />
  </div>
);
