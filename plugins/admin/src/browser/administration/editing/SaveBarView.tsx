import { Button } from "@blueprintjs/core";
import { ActionButton } from "@stopbank/ui/action-button";

export interface SaveBarViewProps {
  readonly isChanged: boolean;
  readonly isWorking: boolean;
  /** Why it cannot be saved as it is. */
  readonly blockedBy?: string | undefined;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** What becomes of what was changed: it is saved, or as it was. */
export const SaveBarView = ({ isChanged, isWorking, blockedBy, onSave, onDrop }: SaveBarViewProps) => (
  <div className="admin-save-bar">
    <p aria-live="polite">
      {isChanged ? "Not saved yet. This tab keeps your changes until you do." : "Everything is saved."}
    </p>
    <Button disabled={!isChanged || isWorking} onClick={onDrop} text="Drop changes" variant="minimal" />
    <ActionButton
      intent="primary"
      loading={isWorking}
      onClick={onSave}
      text="Save"
      {...(isChanged ? (blockedBy === undefined ? {} : { blockedBy }) : { blockedBy: "Nothing is changed" })}
    />
  </div>
);
