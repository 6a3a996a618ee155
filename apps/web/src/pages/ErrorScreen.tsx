import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { StopbankMark } from "../brand/StopbankMark.tsx";

export interface ErrorScreenProps {
  readonly onReload: () => void;
  /** The way to tell somebody. */
  readonly feedback: ReactNode;
}

/** When the app itself broke. Uses nothing that may have broken with it. */
export function ErrorScreen({ onReload, feedback }: ErrorScreenProps) {
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>An unexpected error has occurred</h1>
      <p>What you see on other tabs still holds. Load the page again to go on.</p>
      <div className="actions">
        <Button intent="primary" onClick={onReload} text="Load again" />
        {feedback}
      </div>
    </main>
  );
}
