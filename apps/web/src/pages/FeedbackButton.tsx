import { ActionButton } from "@stopbank/ui/action-button";
import { shell } from "../session/state.ts";

/** Opens the feedback page of the client in use, if any; says why it cannot where there is none. */
export function FeedbackButton() {
  const address = shell.client?.config.feedback_url ?? undefined;
  return (
    <ActionButton
      blockedBy={address === undefined ? "Your organisation has not set up a feedback page." : undefined}
      onClick={() => window.open(address, "_blank", "noreferrer")}
      text="Submit Feedback"
    />
  );
}
