import type { JobStarter } from "@stopbank/plugin-api/browser";
import { useId } from "react";
import { HeldButton } from "./HeldButton.tsx";

export interface StarterRowProps {
  readonly starter: JobStarter;
  /** One of its kind waits or runs. */
  readonly isUnderWay: boolean;
  /** It is being asked for. */
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** A job that can be started, and what it is for. */
export function StarterRow({ starter: { label, about }, isUnderWay, isBusy, onStart }: StarterRowProps) {
  const id = useId();
  return (
    <li>
      <HeldButton
        aria-describedby={id}
        isHeld={isUnderWay || isBusy}
        onClick={onStart}
        text={label}
        variant="outlined"
      />
      <p className="sb-muted sb-small" id={id}>
        {about}
        {isUnderWay && " It is under way."}
      </p>
    </li>
  );
}
