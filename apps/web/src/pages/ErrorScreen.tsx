import { Button } from "@blueprintjs/core";
import { ActionButton } from "@stopbank/ui/action-button";
import { StopbankMark } from "../brand/Logo.tsx";
import { shell } from "../session/state.ts";

/** When the app itself broke. Uses nothing that may have broken with it. */
export function ErrorScreen() {
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>An unexpected error has occurred</h1>
      <p>What you see on other tabs still holds. Load the page again to go on.</p>
      <div className="actions">
        <Button intent="primary" onClick={() => window.location.reload()} text="Load again" />
        <SubmitFeedback />
      </div>
    </main>
  );
}

/** Opens the client's feedback page; says why it cannot where there is none. */
export function SubmitFeedback() {
  const address = shell.client?.config.feedback_url ?? undefined;
  return (
    <ActionButton
      blockedBy={address === undefined ? "Your organisation has not set up a feedback page." : undefined}
      onClick={() => window.open(address, "_blank", "noreferrer")}
      text="Submit Feedback"
    />
  );
}
