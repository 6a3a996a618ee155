import { Button, Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { Meanwhile } from "../../../../domain/texts/textStanding.ts";

export interface ConflictViewProps {
  readonly did: Meanwhile;
  /** Who did it, where that is known. */
  readonly by: string | undefined;
  /** When, as it is read; undefined where nobody knows. */
  readonly when: string | undefined;
  /** The latest that is published; 0 for none. */
  readonly version: number;
  /** What is here besides is saved as the draft: nobody has written on since. */
  readonly isDraft: boolean;
  /** From theirs to what is here. */
  readonly difference: ReactNode;
  readonly isWorking: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export const conflictId = "text-conflict";

/** Somebody else was here meanwhile: who, when, what differs, and which of the two goes on. */
export const ConflictView = ({
  difference,
  isWorking,
  onKeepMine,
  onTakeTheirs,
  ...of
}: ConflictViewProps) => {
  const { title, keep, take, between } = wordsOf(of);
  const since = of.isDraft ? "after this draft was begun" : "after you had begun";
  return (
    <Callout
      className="admin-conflict"
      compact
      id={conflictId}
      intent="warning"
      role="alert"
      tabIndex={-1}
      title={title}
    >
      <p>
        {of.when === undefined ? `It was ${since}.` : `That was ${of.when}, ${since}.`} Nothing is lost:{" "}
        {between}
      </p>
      {difference}
      <div className="admin-row">
        <Button disabled={isWorking} intent="primary" onClick={onKeepMine} text={keep} />
        <Button disabled={isWorking} onClick={onTakeTheirs} text={take} variant="outlined" />
      </div>
    </Callout>
  );
};

function wordsOf({
  did,
  by,
  version,
  isDraft,
}: Pick<ConflictViewProps, "did" | "by" | "version" | "isDraft">) {
  if (did === "saved")
    return {
      title: `${by ?? "Somebody else"} has saved a draft of this text meanwhile`,
      keep: "Keep mine",
      take: "Take theirs and drop mine",
      between: "yours takes the place of theirs once you save it. From theirs to yours it is:",
    };
  if (did === "discarded")
    return {
      title: "The draft that you wrote on was discarded meanwhile",
      keep: "Keep mine",
      take: "Take what is published and drop mine",
      between: "yours is still here. From what is published to yours it is:",
    };
  return {
    title: `${by ?? "The command line"} has published version ${version} meanwhile`,
    keep: isDraft ? "Keep the draft" : "Keep mine",
    take: isDraft ? `Take version ${version} and discard the draft` : "Take theirs and drop mine",
    between: isDraft
      ? `the draft takes the place of version ${version} once it is published. From that to the draft it is:`
      : "yours takes the place of theirs once you publish it. From theirs to yours it is:",
  };
}
