import type { Suggested, Suggestion } from "./PropertySearchView.tsx";

export interface SuggestionsViewProps {
  /** Begins the ids of the list and of what is in it. */
  readonly id: string;
  readonly suggested: Suggested;
  /** The one that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly isShown: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Under the field: the properties that answer, or why nothing is there. */
export function SuggestionsView({ id, suggested, active, isShown, onChoose }: SuggestionsViewProps) {
  const properties = isShown && suggested.state === "found" ? suggested.properties : [];
  const words = isShown ? wordsOf(suggested) : "";
  return (
    <div className="property-suggestions" hidden={words === "" && properties.length === 0}>
      <p role="status">{words}</p>
      <div id={`${id}-list`} role="listbox" aria-label="Properties found">
        {properties.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, and names the option they are on.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={suggestion.asset_id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onClick={() => onChoose(suggestion)}
            // Else the field would lose the focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            ref={(option) => {
              if (at === active) option?.scrollIntoView({ block: "nearest" });
            }}
          >
            {suggestion.search_match}
          </div>
        ))}
      </div>
    </div>
  );
}

function wordsOf(suggested: Suggested): string {
  if (suggested.state === "too short") return "Type more characters to see suggestions";
  if (suggested.state === "loading") return "Loading...";
  if (suggested.state === "failed") return "The search could not be asked. Try again in a moment.";
  return suggested.state === "found" && suggested.properties.length === 0 ? "No matches found" : "";
}
