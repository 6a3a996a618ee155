import type { FoundPlace } from "@stopbank/contract/search";
import type { Suggested } from "./PlaceSearchView.tsx";

export interface FoundListProps {
  /** Begins the ids of the list and of what is in it. */
  readonly id: string;
  readonly suggested: Suggested;
  /** The place that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly isShown: boolean;
  readonly onChoose: (place: FoundPlace) => void;
}

/** Under the field: what was found, or why nothing is there. */
export function FoundList({ id, suggested, active, isShown, onChoose }: FoundListProps) {
  const places = isShown && suggested.state === "found" ? suggested.places : [];
  const words = isShown ? wordsOf(suggested) : "";
  return (
    <div className="map-page-found" hidden={words === "" && places.length === 0}>
      <p role="status">{words}</p>
      <div id={`${id}-list`} role="listbox" aria-label="Places found">
        {places.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, and names the option they are on.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={`${place.kind} ${place.title} ${place.detail} ${place.position.join()}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onClick={() => onChoose(place)}
            // Else the field would lose the focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            ref={(option) => {
              if (at === active) option?.scrollIntoView({ block: "nearest" });
            }}
          >
            <span>{place.title}</span>
            <small>{place.detail}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

function wordsOf(suggested: Suggested): string {
  if (suggested.state === "too short") return "Type more characters to see suggestions";
  if (suggested.state === "loading") return "Loading...";
  if (suggested.state === "failed")
    return suggested.why ?? "The search could not be asked. Try again in a moment.";
  return suggested.state === "found" && suggested.places.length === 0 ? "No matches found" : "";
}
