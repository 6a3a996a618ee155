import { Button, Callout } from "@blueprintjs/core";
import { RefreshIcon, WarningSignIcon } from "@blueprintjs/icons";
import { use, useState } from "react";
import { asksForLogIn, canSucceedLater, isCodeMissing, referenceOf } from "./failure.ts";
import { LogInOffer } from "./logInOffer.ts";
import { reloadPage } from "./reloadPage.ts";

export interface FailedProps {
  /** Its message is for the user; without one this says that something went wrong. */
  readonly error?: Error | undefined;
  /** What failed, as a short heading: "Layers could not be loaded". */
  readonly what?: string;
  readonly retry?: (() => void) | undefined;
}

/** In the place of what failed: what, why, and a way on where there is one: to try again, to reload the page, or to log in. */
export function Failed({ error, what, retry }: FailedProps) {
  const requestId = referenceOf(error);
  const logIn = use(LogInOffer);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const isMissing = isCodeMissing(error);
  const reload = async () => setOutOfReach(!(await reloadPage()));
  return (
    <Callout className="sb-failed" icon={<WarningSignIcon />} intent="danger" role="alert" compact>
      {what !== undefined && <strong className="sb-failed-what">{what}</strong>}
      <p>
        {isMissing
          ? `Some code of this page did not come. ${isOutOfReach ? "The server is out of reach: try again in a moment." : "Reload the page to have it."}`
          : error?.message || "Something went wrong."}
      </p>
      {requestId !== undefined && <p className="sb-muted">Reference {requestId}</p>}
      {retry !== undefined && canSucceedLater(error) && (
        <Button
          icon={<RefreshIcon />}
          onClick={() => (isMissing ? void reload() : retry())}
          size="small"
          text={isMissing ? "Reload the page" : "Retry"}
          variant="outlined"
        />
      )}
      {logIn !== undefined && asksForLogIn(error) && (
        <Button onClick={() => logIn()} size="small" text="Log in" variant="outlined" />
      )}
    </Callout>
  );
}
