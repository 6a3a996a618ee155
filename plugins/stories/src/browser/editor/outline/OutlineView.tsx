import type { Story } from "@stopbank/contract/story";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { OutlineDrop } from "../../../domain/editing/dropPlace.ts";
import { isSameSelection, type Selection } from "../../../domain/editing/selection.ts";
import { OutlineRow } from "./OutlineRow.tsx";

export interface OutlineViewProps {
  readonly story: Story;
  readonly selected: Selection;
  /** How many errors and warnings there are in a part. */
  readonly problemsOf: (part: Selection) => number;
  readonly onSelect: (part: Selection) => void;
  /** Moves what is selected by one place. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrop: (drop: OutlineDrop) => void;
}

/** A story's chapters and steps, to be chosen and put in order: by drag, by Alt and the arrows, or by the buttons above it. */
export function OutlineView({ story, selected, problemsOf, onSelect, onMove, onDrop }: OutlineViewProps) {
  const list = useRef<HTMLOListElement>(null);
  const key = JSON.stringify(selected);
  // What was moved by keys is another row from then on, and keeps the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of what is selected
  useEffect(() => {
    const rows = list.current;
    if (rows?.contains(document.activeElement) === true)
      rows.querySelector<HTMLElement>("[aria-current=true]")?.focus();
  }, [key]);
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    if (event.altKey) return onMove(by);
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-outline-row]") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
  };
  const row = (part: Selection, title: string) => (
    <OutlineRow
      isSelected={isSameSelection(part, selected)}
      onDrop={onDrop}
      onSelect={() => onSelect(part)}
      part={part}
      problems={problemsOf(part)}
      title={title}
    />
  );
  return (
    <ol aria-label="Chapters and steps" className="story-editor-outline" onKeyDown={press} ref={list}>
      <li>{row({ kind: "story" }, story.title || "Untitled story")}</li>
      {story.chapters.map(({ title, steps }, chapter) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other name
        <li key={chapter}>
          {row({ kind: "chapter", chapter }, title || `Chapter ${chapter + 1}`)}
          <ol>
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name
              <li key={at}>
                {row({ kind: "step", at: { chapter, step: at } }, step.title || "Untitled step")}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
