import { ButtonGroup } from "@blueprintjs/core";
import { EditIcon, RefreshIcon, TrashIcon } from "@blueprintjs/icons";
import type { SavedView } from "@stopbank/contract/saved-views";
import { ActionButton } from "@stopbank/ui/action-button";
import { formatDate } from "@stopbank/ui/dates";
import type { ReactNode } from "react";

export interface ViewRowProps {
  readonly view: SavedView;
  /** The picture of its map. */
  readonly picture: ReactNode;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  /** Keeps the map that is open in its place; undefined where there is none of its page. */
  readonly onReplace: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** A view to open, with who made it and when, and what may be done to it. */
export function ViewRow({ view, picture, onOpen, onEdit, onReplace, onDelete }: ViewRowProps) {
  const { name, is_own, may_change } = view;
  return (
    <li className="saved-views-row">
      <button className="saved-views-open" onClick={onOpen} type="button">
        {picture}
        <span className="saved-views-words">
          <strong>{name}</strong>
          <small className="sb-muted">{madeWords(view)}</small>
        </span>
      </button>
      {may_change && (
        <ButtonGroup variant="minimal">
          <ActionButton
            aria-label={`Edit ${name}`}
            icon={<EditIcon />}
            onClick={onEdit}
            size="small"
            tooltip={is_own ? "Rename, move or share" : "Rename or move"}
          />
          {onReplace !== undefined && (
            <ActionButton
              aria-label={`Replace ${name} with this map`}
              icon={<RefreshIcon />}
              onClick={onReplace}
              size="small"
              tooltip="Replace with this map"
            />
          )}
          <ActionButton
            aria-label={`Delete ${name}`}
            icon={<TrashIcon />}
            onClick={onDelete}
            size="small"
            tooltip="Delete"
          />
        </ButtonGroup>
      )}
    </li>
  );
}

/** "You, 24 November 2026" */
export function madeWords({ is_own, made_by, made_at, changed_at }: SavedView): string {
  const who = is_own ? "You" : (made_by ?? "Somebody who has left");
  const made = formatDate(new Date(made_at));
  const changed = formatDate(new Date(changed_at));
  return made === changed ? `${who}, ${made}` : `${who}, ${made}, changed ${changed}`;
}
