import { Failed } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { StopbankMark } from "../brand/StopbankMark.tsx";

export interface StartFailedProps {
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** The way to tell somebody. */
  readonly feedback: ReactNode;
}

/** When the server could not say who is here or what their client looks like. */
export function StartFailed({ error, retry, feedback }: StartFailedProps) {
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>Stopbank could not start</h1>
      <Failed error={error} retry={retry} />
      {feedback}
    </main>
  );
}
