import { Button } from "@blueprintjs/core";
import { WarningSignIcon } from "@blueprintjs/icons";
import { keptWords } from "./keptWords.ts";

export interface ExpiredLineViewProps {
  readonly isSaid: boolean;
  readonly onLogIn: () => void;
}

/** Its region stays while it is silent, so that screen readers watch it. */
export function ExpiredLineView({ isSaid, onLogIn }: ExpiredLineViewProps) {
  return (
    <div role="status">
      {isSaid && (
        <div className="shell-expired">
          <WarningSignIcon aria-hidden />
          <span>{keptWords}</span>
          <Button onClick={onLogIn} size="small" text="Log in" variant="outlined" />
        </div>
      )}
    </div>
  );
}
