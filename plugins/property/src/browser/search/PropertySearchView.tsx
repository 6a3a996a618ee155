import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import type { FoundAssets } from "@stopbank/contract/search";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { SuggestionsView } from "./SuggestionsView.tsx";

export type Suggestion = FoundAssets[number];

/** What there is to say under the field. */
export type Suggested =
  | { readonly state: "nothing asked" }
  | { readonly state: "too short" }
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "found"; readonly properties: FoundAssets };

export interface PropertySearchViewProps {
  /** On the map it is small, before everything else it is large. */
  readonly size: "small" | "large";
  readonly text: string;
  readonly suggested: Suggested;
  /** A suggestion was chosen, and the text is what it says. */
  readonly hasChosen: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onSearch: () => void;
}

/** Finds a property: a text, suggestions to choose from, and the button that goes there (PRO-02, PRO-03). */
export function PropertySearchView(props: PropertySearchViewProps) {
  const { size, text, suggested, hasChosen, onText, onChoose, onSearch } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const properties = suggested.state === "found" ? suggested.properties : [];
  const at = active < properties.length ? active : -1;
  const isShown = isOpen && !hasChosen && suggested.state !== "nothing asked";

  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    setActive(-1);
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "Enter" && isShown && at >= 0) choose(properties[at]!);
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !hasChosen && properties.length > 0) {
      setOpen(true);
      setActive(nextOf(at, event.key === "ArrowDown" ? 1 : -1, properties.length));
    } else return;
    // Taken: the drawer and the landing stay, and the caret where it is.
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the light DOM of the tests knows no `<search>`.
    <form
      role="search"
      className={`property-search property-search-${size}`}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasChosen) onSearch();
      }}
    >
      <SearchIcon aria-hidden />
      <input
        // biome-ignore lint/a11y/noAutofocus: the landing is there to be typed into.
        autoFocus={size === "large"}
        type="text"
        role="combobox"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isShown && properties.length > 0}
        aria-label="Search for a property"
        autoComplete="off"
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          onText(event.target.value);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        placeholder={size === "large" ? "Address, legal description or ID" : "Search for a property"}
        spellCheck={false}
        value={text}
      />
      <Button
        aria-label={size === "small" ? "Search" : undefined}
        disabled={!hasChosen}
        icon={size === "small" ? <SearchIcon /> : undefined}
        intent="primary"
        size={size === "large" ? "large" : undefined}
        text={size === "large" ? "Search" : undefined}
        type="submit"
      />
      <SuggestionsView id={id} suggested={suggested} active={at} isShown={isShown} onChoose={choose} />
    </form>
  );
}

/** Arrows go round: from the field to the first or the last, and from either end to the other. */
const nextOf = (at: number, by: 1 | -1, count: number) =>
  at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
