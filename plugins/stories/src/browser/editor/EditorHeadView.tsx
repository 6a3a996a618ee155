import { Button, Menu, MenuItem, PopoverNext, Tag } from "@blueprintjs/core";
import { ArrowLeftIcon, MoreIcon, RedoIcon, UndoIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import { Link } from "wouter";
import type { SavingState } from "../../domain/editing/draftSaver.ts";
import { editorPath } from "../../domain/storyAddress.ts";

export interface EditorHeadViewProps {
  readonly title: string;
  readonly saving: SavingState;
  /** What Undo takes back, in words; undefined where there is nothing. */
  readonly undoes: string | undefined;
  readonly redoes: string | undefined;
  readonly errors: number;
  readonly warnings: number;
  readonly isPublished: boolean;
  /** It was published before, and nobody reads it any more. */
  readonly isWithdrawn: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly onCheck: () => void;
  readonly onPublish: () => void;
  readonly onVersions: () => void;
  readonly onRead: () => void;
  readonly onExport: () => void;
  readonly onEmbed: () => void;
  readonly onDiscard: () => void;
}

/** Which story is edited, how it stands with saving, and what can be done with the whole of it. */
export function EditorHeadView(props: EditorHeadViewProps) {
  const { title, saving, undoes, redoes, errors, warnings, isPublished } = props;
  const menu = (
    <Menu>
      <MenuItem disabled={!isPublished} onClick={props.onRead} text="Read what is published" />
      <MenuItem onClick={props.onVersions} text="Versions…" />
      <MenuItem onClick={props.onExport} text="Export as a file" />
      <MenuItem onClick={props.onEmbed} text="Embed in a website…" />
      <MenuItem intent="danger" onClick={props.onDiscard} text="Discard this draft" />
    </Menu>
  );
  return (
    <header className="story-editor-head">
      <Link
        aria-label="All stories"
        className="bp6-button bp6-minimal"
        href={editorPath()}
        title="All stories"
      >
        <ArrowLeftIcon />
      </Link>
      <h2 title={title}>{title || "Untitled story"}</h2>
      {props.isWithdrawn && <Tag minimal>Withdrawn</Tag>}
      <SavingLine onRetry={props.onRetry} saving={saving} />
      <span className="story-editor-head-actions">
        <ActionButton
          aria-label="Undo"
          blockedBy={undoes === undefined ? "Nothing to undo" : undefined}
          icon={<UndoIcon />}
          onClick={props.onUndo}
          tooltip={`Undo: ${undoes}`}
          variant="minimal"
        />
        <ActionButton
          aria-label="Redo"
          blockedBy={redoes === undefined ? "Nothing to redo" : undefined}
          icon={<RedoIcon />}
          onClick={props.onRedo}
          tooltip={`Redo: ${redoes}`}
          variant="minimal"
        />
        <Button onClick={props.onCheck} text={`Check${problemCount(errors, warnings)}`} variant="outlined" />
        <Button intent="primary" onClick={props.onPublish} text="Publish…" />
        <PopoverNext arrow={false} content={menu} placement="bottom-end">
          <Button aria-label="More" icon={<MoreIcon />} variant="minimal" />
        </PopoverNext>
      </span>
    </header>
  );
}

const problemCount = (errors: number, warnings: number) =>
  errors + warnings === 0 ? "" : ` (${errors + warnings})`;

function SavingLine({ saving, onRetry }: { readonly saving: SavingState; readonly onRetry: () => void }) {
  const isBad = saving.state === "failed" || saving.state === "overtaken";
  return (
    <p className={isBad ? "story-editor-saving story-editor-unsaved" : "story-editor-saving"} role="status">
      {savingWords(saving)}
      {saving.state === "failed" && (
        <Button onClick={onRetry} size="small" text="Try again" variant="minimal" />
      )}
    </p>
  );
}

function savingWords(saving: SavingState): string {
  if (saving.state === "failed") return `Not saved: ${saving.why} Kept in this browser.`;
  if (saving.state === "overtaken")
    return saving.isGone
      ? "Not saved: this draft was published or discarded elsewhere."
      : "Not saved: somebody else has saved this draft.";
  return { saved: "Saved", waiting: "Not saved yet", saving: "Saving…" }[saving.state];
}
