import { CrossIcon, SearchIcon } from "@blueprintjs/icons";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { SuggestionList, type SuggestionListProps } from "./SuggestionList.tsx";

export type { SearchOption, Suggested } from "./suggested.ts";

export interface SearchBoxProps<T>
  extends Pick<SuggestionListProps<T>, "suggested" | "optionOf" | "onChoose"> {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string;
  /** Stands in the empty field in the place of its label. */
  readonly placeholder?: string | undefined;
  /** Names the list of what was found: "Places found". */
  readonly listLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter, where it chooses nothing, or the button at its end. */
  readonly onSubmit?: () => void;
  /** At its end, in the place of the button that clears it. */
  readonly button?: ReactNode;
  /** Says where it stands and how large it is. */
  readonly className: string;
  /** For what one comes to a page for. */
  readonly hasFocus?: boolean;
}

/** Narrower than this one cannot read what one types: it may then lie over what stands beside it (`sb-search-over`). */
const leastPx = 160;

/** Finds by a text what one chooses from suggestions, by keyboard as by pointer. */
export function SearchBox<T>(props: SearchBoxProps<T>) {
  const { label, placeholder = label, listLabel, text, suggested, optionOf, className, hasFocus } = props;
  const { onText, onChoose, onSubmit, button } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const [active, setActive] = useState(-1);
  const found = suggested.state === "found" ? suggested.found : [];
  const at = active < found.length ? active : -1;
  const isShown = isOpen && suggested.state !== "nothing asked";

  const choose = (chosen: T) => {
    setOpen(false);
    setActive(-1);
    onChoose(chosen);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "Enter" && isShown && at >= 0) choose(found[at]!);
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && found.length > 0) {
      setOpen(true);
      setActive(nextOf(at, event.key === "ArrowDown" ? 1 : -1, found.length));
    } else return;
    // Taken: what is around it stays open, and the caret where it is.
    event.preventDefault();
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    setOver(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the light DOM of the tests knows no `<search>`.
    <form
      role="search"
      className={`sb-search ${className} ${isOver ? "sb-search-over" : ""}`}
      onBlur={leave}
      onFocus={(event) => {
        if (event.currentTarget.offsetWidth < leastPx) setOver(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <SearchIcon aria-hidden />
      <input
        // biome-ignore lint/a11y/noAutofocus: only where the page is there to be typed into.
        autoFocus={hasFocus}
        ref={field}
        type="text"
        role="combobox"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isShown && found.length > 0}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          onText(event.target.value);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        placeholder={placeholder}
        spellCheck={false}
        value={text}
      />
      {button ??
        (text !== "" && (
          <button
            type="button"
            aria-label="Clear search"
            className="sb-search-clear"
            onClick={() => {
              onText("");
              field.current?.focus();
            }}
          >
            <CrossIcon aria-hidden />
          </button>
        ))}
      <SuggestionList
        id={id}
        label={listLabel}
        suggested={suggested}
        optionOf={optionOf}
        active={at}
        isShown={isShown}
        onChoose={choose}
      />
    </form>
  );
}

/** Arrows go round: from the field to the first or the last, and from either end to the other. */
const nextOf = (at: number, by: 1 | -1, count: number) =>
  at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
