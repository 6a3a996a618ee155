import { SearchIcon } from "@blueprintjs/icons";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { markMatches } from "./markMatches.ts";
import type { Find, FindGroup } from "./useFinds.ts";

export interface PaletteViewProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly FindGroup[];
  readonly onChoose: (find: Find) => void;
  readonly onClose: () => void;
}

/** The search of everything: a field, and under it what is found, in groups. The keyboard stays in the field. */
export function PaletteView({ text, onText, groups, onChoose, onClose }: PaletteViewProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState<string>();
  const shown = groups.filter(({ finds }) => finds.length > 0);
  const finds = shown.flatMap((group) => group.finds);
  // What was chosen before stands there twice.
  const keys = shown.flatMap((group) => group.finds.map((find) => keyIn(group, find)));
  const chosen = active === undefined ? -1 : keys.indexOf(active);
  const at = chosen < 0 ? Math.min(0, finds.length - 1) : chosen;
  useSteady(keys[at], text, setActive);
  useEffect(() => {
    const element = dialog.current;
    // Takes focus, keeps it, and gives it back.
    element?.showModal();
    return () => element?.close();
  }, []);

  const press = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, finds.length);
    if (event.key === "Enter" && finds[at] !== undefined) onChoose(finds[at]);
    else if (next !== undefined) setActive(keys[next]);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser's own way.
    <dialog
      aria-label="Search everything"
      className="palette"
      onCancel={onClose}
      onClick={(event) => {
        // Beside the box there is only the ground.
        if (event.target === event.currentTarget) onClose();
      }}
      ref={dialog}
    >
      <div className="palette-box">
        <div className="palette-field">
          <SearchIcon aria-hidden size={18} />
          <input
            aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-expanded={finds.length > 0}
            aria-label="Search pages, actions, layers, places, stories and articles"
            autoComplete="off"
            autoFocus
            enterKeyHint="go"
            onChange={(event) => {
              setActive(undefined);
              onText(event.target.value);
            }}
            onKeyDown={press}
            placeholder="Search pages, actions, layers, places, stories, articles"
            role="combobox"
            spellCheck={false}
            type="text"
            value={text}
          />
          <button className="palette-close" onClick={onClose} type="button">
            Close
          </button>
        </div>
        <div aria-label="Found" className="palette-list" id={`${id}-list`} role="listbox">
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, and no field set.
            <div aria-labelledby={`${id}-${group.id}`} key={group.id} role="group">
              <p id={`${id}-${group.id}`} role="presentation">
                {group.title}
              </p>
              {group.finds.map((find) => (
                <Option
                  find={find}
                  id={`${id}-${finds.indexOf(find)}`}
                  isActive={finds.indexOf(find) === at}
                  key={keyIn(group, find)}
                  onChoose={() => onChoose(find)}
                  onPoint={() => setActive(keyIn(group, find))}
                  typed={text}
                />
              ))}
            </div>
          ))}
        </div>
        <p className="palette-status" role="status">
          {statusOf(text, groups, finds.length)}
        </p>
        <p aria-hidden="true" className="palette-keys">
          <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
        </p>
      </div>
    </dialog>
  );
}

const keyIn = ({ id }: FindGroup, { source, item }: Find) => `${id} ${source.id} ${item.key}`;

/** So long after it is seen an option stays the chosen one, whatever comes above it, in milliseconds. */
const seenMs = 150;

/** What a server finds comes late, above what was found at once: who is about to press Enter gets what they saw. */
function useSteady(key: string | undefined, text: string, choose: (key: string) => void): void {
  const chooseSeen = useEffectEvent(choose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other words it is chosen anew.
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => chooseSeen(key), seenMs);
    return () => clearTimeout(timer);
  }, [key, text]);
}

interface OptionProps {
  readonly find: Find;
  readonly id: string;
  readonly isActive: boolean;
  readonly typed: string;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

const Option = ({ find: { item }, id, isActive, typed, onChoose, onPoint }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, and names the option they are on.
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
  <div
    aria-selected={isActive}
    id={id}
    onClick={onChoose}
    // Else the field would lose the focus before the click.
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={() => {
      if (!isActive) onPoint();
    }}
    ref={(option) => {
      if (isActive) option?.scrollIntoView({ block: "nearest" });
    }}
    role="option"
  >
    <span>{marked(item.title, typed)}</span>
    {item.detail !== undefined && <small>{marked(item.detail, typed)}</small>}
  </div>
);

const marked = (text: string, typed: string) =>
  markMatches(text, typed).map(({ text: piece, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their order and nothing else.
    isMatch ? <mark key={at}>{piece}</mark> : piece,
  );

function statusOf(text: string, groups: readonly FindGroup[], count: number): string {
  const failed = groups.filter(({ state }) => state === "failed").map(({ title }) => title);
  if (failed.length > 0) return `${failed.join(", ")} could not be searched. Try again in a moment.`;
  const looked = groups.filter(({ state }) => state === "looking").map(({ title }) => title);
  if (looked.length > 0) return `Looking for ${looked.join(", ").toLowerCase()}…`;
  if (text.trim() === "") return "";
  return count === 0 ? "No matches found" : `${count} found`;
}

/** Arrows go round, and Home and End to either end where the field has no use for them. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "PageDown") return Math.min(at + pageOf, count - 1);
  return key === "PageUp" ? Math.max(at - pageOf, 0) : undefined;
}

const pageOf = 5;
