import { Button, Callout } from "@blueprintjs/core";
import { RefreshIcon, WarningSignIcon } from "@blueprintjs/icons";
import { use } from "react";
import { asksForLogIn, canSucceedLater, referenceOf } from "./failure.ts";
import { LogInOffer } from "./logInOffer.ts";

export interface FailedProps {
  /** Its message is for the user; without one this says that something went wrong. */
  readonly error?: Error | undefined;
  /** What failed, as a short heading: "Layers could not be loaded". */
  readonly what?: string;
  readonly retry?: (() => void) | undefined;
}

/** In the place of what failed: what, why, and a way on where there is one: to try again, or to log in. */
export function Failed({ error, what, retry }: FailedProps) {
  const requestId = referenceOf(error);
  const logIn = use(LogInOffer);
  return (
    <Callout className="sb-failed" icon={<WarningSignIcon />} intent="danger" role="alert" compact>
      {what !== undefined && <strong className="sb-failed-what">{what}</strong>}
      <p>{error?.message || "Something went wrong."}</p>
      {requestId !== undefined && <p className="sb-muted">Reference {requestId}</p>}
      {retry !== undefined && canSucceedLater(error) && (
        <Button icon={<RefreshIcon />} onClick={() => retry()} size="small" text="Retry" variant="outlined" />
      )}
      {logIn !== undefined && asksForLogIn(error) && (
        <Button onClick={() => logIn()} size="small" text="Log in" variant="outlined" />
      )}
    </Callout>
  );
}
