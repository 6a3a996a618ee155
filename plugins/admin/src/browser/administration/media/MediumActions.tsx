import { Button } from "@blueprintjs/core";
import { ClipboardIcon, EditIcon, TrashIcon } from "@blueprintjs/icons";
import type { ListedMedium } from "@stopbank/contract/media";
import { usesWords } from "@stopbank/media-library/words";
import { Tooltip } from "@stopbank/ui/tooltip";

export interface MediumActionsProps {
  readonly medium: Pick<ListedMedium, "kind" | "original_name" | "used_in">;
  readonly onCopy: () => void;
  readonly onDescribe: () => void;
  readonly onDelete: () => void;
}

/** What an editor can do with one. What a text shows is not deleted, and says where it is shown. */
export function MediumActions({ medium, onCopy, onDescribe, onDelete }: MediumActionsProps) {
  const { kind, original_name, used_in } = medium;
  const isShown = kind === "picture" || kind === "drawing";
  const isUsed = used_in.length > 0;
  return (
    <>
      <Button
        aria-label={`Copy ${original_name} for a text`}
        icon={<ClipboardIcon />}
        onClick={onCopy}
        size="small"
        text="Copy"
        variant="minimal"
      />
      {isShown && (
        <Button
          aria-label={`Describe ${original_name}`}
          icon={<EditIcon />}
          onClick={onDescribe}
          size="small"
          text="Describe"
          variant="minimal"
        />
      )}
      <Tooltip content={isUsed ? `${usesWords(used_in)}: take it out there first.` : undefined}>
        <Button
          aria-disabled={isUsed}
          aria-label={`Delete ${original_name}`}
          className={isUsed ? "bp6-disabled" : ""}
          icon={<TrashIcon />}
          onClick={isUsed ? undefined : onDelete}
          size="small"
          variant="minimal"
        />
      </Tooltip>
    </>
  );
}
