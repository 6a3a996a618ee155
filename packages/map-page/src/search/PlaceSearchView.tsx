import { CrossIcon, SearchIcon } from "@blueprintjs/icons";
import type { FoundPlace } from "@stopbank/contract/search";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { FoundList } from "./FoundList.tsx";

/** What there is to say under the field. */
export type Suggested =
  | { readonly state: "nothing asked" }
  | { readonly state: "too short" }
  | { readonly state: "loading" }
  | {
      readonly state: "failed";
      /** What the server said of a question that it did not take. */
      readonly why?: string;
    }
  | { readonly state: "found"; readonly places: readonly FoundPlace[] };

export interface PlaceSearchViewProps {
  readonly text: string;
  readonly suggested: Suggested;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: FoundPlace) => void;
}

/** Narrower than this one cannot read what one types: it then lies over what stands beside it. */
const leastPx = 160;

/** Finds what the client's data names, by keyboard as by pointer. */
export function PlaceSearchView({ text, suggested, onText, onChoose }: PlaceSearchViewProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const [active, setActive] = useState(-1);
  const places = suggested.state === "found" ? suggested.places : [];
  const at = active < places.length ? active : -1;
  const isShown = isOpen && suggested.state !== "nothing asked";

  const choose = (place: FoundPlace) => {
    setOpen(false);
    setActive(-1);
    onChoose(place);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "Enter" && isShown && at >= 0) choose(places[at]!);
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && places.length > 0) {
      setOpen(true);
      setActive(nextOf(at, event.key === "ArrowDown" ? 1 : -1, places.length));
    } else return;
    // Taken: the drawer stays open, and the caret where it is.
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
      onSubmit={(event) => event.preventDefault()}
      className={isOver ? "map-page-search map-page-search-over" : "map-page-search"}
      onBlur={leave}
      onFocus={(event) => {
        if (event.currentTarget.offsetWidth < leastPx) setOver(true);
      }}
    >
      <SearchIcon aria-hidden />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isShown && places.length > 0}
        aria-label="Search by address"
        autoComplete="off"
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          onText(event.target.value);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        placeholder="Search by address"
        spellCheck={false}
        value={text}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onText("");
            field.current?.focus();
          }}
        >
          <CrossIcon aria-hidden />
        </button>
      )}
      <FoundList id={id} suggested={suggested} active={at} isShown={isShown} onChoose={choose} />
    </form>
  );
}

/** Arrows go round: from the field to the first or the last, and from either end to the other. */
const nextOf = (at: number, by: 1 | -1, count: number) =>
  at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
