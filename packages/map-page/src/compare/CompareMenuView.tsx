import { Button } from "@blueprintjs/core";
import { useId } from "react";

export interface OfferedPair {
  readonly key: string;
  /** The hazard, where several are on the map. */
  readonly of: string | undefined;
  /** What parts the two: "Stopbanks". */
  readonly title: string;
  /** What each side would show. */
  readonly left: string;
  readonly right: string;
  readonly isOn: boolean;
}

export interface OfferedVersion {
  readonly version: string;
  readonly title: string;
  /** When, in words. */
  readonly published: string;
  readonly isOn: boolean;
}

export interface CompareMenuViewProps {
  readonly pairs: readonly OfferedPair[];
  readonly onCompare: (key: string) => void;
  /** The data as it was published before, for those who may see that. */
  readonly versions: readonly OfferedVersion[];
  readonly onSince: (version: string) => void;
  /** Ends the comparison; undefined where nothing is compared. */
  readonly onStop: (() => void) | undefined;
}

/** What the map is worth comparing with. Any other scenario is set by the right side's own controls. */
export function CompareMenuView({ pairs, onCompare, versions, onSince, onStop }: CompareMenuViewProps) {
  const id = useId();
  return (
    <section className="map-page-compare-menu" aria-labelledby={id}>
      <h3 id={id}>Compare the map with</h3>
      <ul>
        {pairs.map(({ key, of, title, left, right, isOn }) => (
          <li key={key}>
            <button
              type="button"
              className="map-page-compare-pair"
              aria-pressed={isOn}
              onClick={() => onCompare(key)}
            >
              <strong>{of === undefined ? title : `${of}: ${title}`}</strong>
              <span>
                {left} <b>and</b> {right}
              </span>
            </button>
          </li>
        ))}
        {versions.map(({ version, title, published, isOn }) => (
          <li key={version}>
            <button
              type="button"
              className="map-page-compare-pair"
              aria-pressed={isOn}
              onClick={() => onSince(version)}
            >
              <strong>The data before</strong>
              <span>
                {title}, published {published}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <p>Any other scenario: begin with one of these, then set the right side in Scenario Controls.</p>
      )}
      {onStop !== undefined && <Button fill onClick={onStop} text="Stop comparing" variant="outlined" />}
    </section>
  );
}
