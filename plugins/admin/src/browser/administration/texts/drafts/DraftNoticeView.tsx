import { Button, Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";

export interface DraftNoticeViewProps {
  /** Null for an account that is gone. */
  readonly by: string | null;
  /** As it is read. */
  readonly when: string;
  /** What is published; 0 for none. */
  readonly version: number;
  /** The form can draw it. */
  readonly hasShape: boolean;
  /** From what is published to what is here; undefined while it is not asked for. */
  readonly difference: ReactNode | undefined;
  readonly isWorking: boolean;
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
}

/** The text has a draft: whose, since when, how it differs from what people read, and being rid of it. */
export const DraftNoticeView = ({
  by,
  when,
  version,
  hasShape,
  difference,
  ...props
}: DraftNoticeViewProps) => {
  const read =
    version === 0 ? "Nothing is published yet." : `People read version ${version} until it is published.`;
  return (
    <Callout
      className="admin-draft"
      compact
      intent={hasShape ? "primary" : "warning"}
      title={`Draft of ${by ?? "an account that is gone"}`}
    >
      <p>
        Saved {when}, not published. {read}
        {!hasShape &&
          " This form cannot show it, as a program or an earlier version of Stopbank wrote it. Compare it to see what it says, or discard it to write here."}
      </p>
      <div className="admin-row">
        <Button
          aria-expanded={difference !== undefined}
          onClick={props.onCompare}
          size="small"
          text={version === 0 ? "See what it says" : `Compare with version ${version}`}
          variant="outlined"
        />
        <Button
          disabled={props.isWorking}
          onClick={props.onDiscard}
          size="small"
          text="Discard draft"
          variant="outlined"
        />
      </div>
      {difference}
    </Callout>
  );
};
