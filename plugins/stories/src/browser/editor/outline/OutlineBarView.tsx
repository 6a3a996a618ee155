import { AddIcon, ArrowDownIcon, ArrowUpIcon, BookIcon, DuplicateIcon, TrashIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";

export interface OutlineBarViewProps {
  /** "step 'Rain in the hills'"; undefined for the story itself, which stays where it is. */
  readonly selected: string | undefined;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** False for a chapter: only steps are duplicated. */
  readonly canDuplicate: boolean;
  readonly onAddStep: () => void;
  readonly onAddChapter: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** What can be done with what is selected in the outline. */
export function OutlineBarView(props: OutlineBarViewProps) {
  const { selected, canMoveUp, canMoveDown, canDuplicate, onMove } = props;
  const nothing = selected === undefined ? "Choose a chapter or a step first" : undefined;
  const what = selected ?? "what is selected";
  return (
    <div className="story-editor-bar">
      <span data-field="addStep">
        <ActionButton
          icon={<AddIcon />}
          onClick={props.onAddStep}
          size="small"
          text="Step"
          aria-label="Add step"
        />
      </span>
      <ActionButton
        aria-label="Add chapter"
        icon={<BookIcon />}
        onClick={props.onAddChapter}
        size="small"
        text="Chapter"
      />
      <span className="story-editor-moves">
        <ActionButton
          aria-label={`Move up: ${what}`}
          blockedBy={nothing ?? (canMoveUp ? undefined : "It is the first already")}
          icon={<ArrowUpIcon />}
          onClick={() => onMove(-1)}
          size="small"
          variant="minimal"
          tooltip="Move up (Alt + ↑)"
        />
        <ActionButton
          aria-label={`Move down: ${what}`}
          blockedBy={nothing ?? (canMoveDown ? undefined : "It is the last already")}
          icon={<ArrowDownIcon />}
          onClick={() => onMove(1)}
          size="small"
          variant="minimal"
          tooltip="Move down (Alt + ↓)"
        />
        <ActionButton
          aria-label={`Duplicate: ${what}`}
          blockedBy={nothing ?? (canDuplicate ? undefined : "Only a step can be duplicated")}
          icon={<DuplicateIcon />}
          onClick={props.onDuplicate}
          size="small"
          variant="minimal"
          tooltip="Duplicate"
        />
        <ActionButton
          aria-label={`Delete: ${what}`}
          blockedBy={nothing}
          icon={<TrashIcon />}
          onClick={props.onDelete}
          size="small"
          variant="minimal"
          tooltip="Delete"
        />
      </span>
    </div>
  );
}
