import { ActionButton } from "@stopbank/ui/action-button";

export interface RemoveButtonProps {
  readonly text: string;
  /** Its name, where the text alone would not say what of several it removes. */
  readonly label?: string;
  /** Undefined for the last of those of which there has to be one. */
  readonly onRemove: (() => void) | undefined;
}

/** Removes one of several things; of the last it says why it cannot. */
export const RemoveButton = ({ text, label, onRemove }: RemoveButtonProps) => (
  <ActionButton
    aria-label={label}
    blockedBy={onRemove === undefined ? "There has to be one at least" : undefined}
    onClick={() => onRemove?.()}
    size="small"
    text={text}
    variant="outlined"
  />
);
