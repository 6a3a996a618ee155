import type { SearchOption, Suggested } from "./suggested.ts";

export interface SuggestionListProps<T> {
  /** Begins the ids of the list and of what is in it. */
  readonly id: string;
  /** Names the list: "Places found". */
  readonly label: string;
  readonly suggested: Suggested<T>;
  readonly optionOf: (found: T) => SearchOption;
  /** The one that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly isShown: boolean;
  readonly onChoose: (found: T) => void;
}

/** Under the field of a search: what was found, or why nothing is there. */
export function SuggestionList<T>(props: SuggestionListProps<T>) {
  const { id, label, suggested, optionOf, active, isShown, onChoose } = props;
  const found = isShown && suggested.state === "found" ? suggested.found : [];
  const words = isShown ? wordsOf(suggested) : "";
  return (
    <div className="sb-suggestions" hidden={words === "" && found.length === 0}>
      <p role="status">{words}</p>
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {found.map((each, at) => {
          const { key, title, detail } = optionOf(each);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, and names the option they are on.
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
            <div
              key={key}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onClick={() => onChoose(each)}
              // Else the field would lose the focus before the click.
              onMouseDown={(event) => event.preventDefault()}
              ref={(option) => {
                if (at === active) option?.scrollIntoView({ block: "nearest" });
              }}
            >
              <span>{title}</span>
              {detail !== undefined && <small>{detail}</small>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function wordsOf(suggested: Suggested<unknown>): string {
  if (suggested.state === "too short") return "Type more characters to see suggestions";
  if (suggested.state === "loading") return "Loading...";
  if (suggested.state === "failed")
    return suggested.why ?? "The search could not be asked. Try again in a moment.";
  return suggested.state === "found" && suggested.found.length === 0 ? "No matches found" : "";
}
