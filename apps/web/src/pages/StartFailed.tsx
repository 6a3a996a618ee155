import { Failed } from "@stopbank/ui/states";
import { StopbankMark } from "../brand/Logo.tsx";
import { SubmitFeedback } from "./ErrorScreen.tsx";

/** When the server could not say who is here or what their client looks like. */
export function StartFailed({ error, retry }: { error: Error | undefined; retry: () => void }) {
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>Stopbank could not start</h1>
      <Failed error={error} retry={retry} />
      <SubmitFeedback />
    </main>
  );
}
