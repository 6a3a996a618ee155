import type { Explained } from "@stopbank/plugin-guide/api";

export interface ExplainViewProps {
  readonly of: readonly Explained[];
  readonly onExplain: (what: Explained) => void;
}

const names: Readonly<Record<Explained, string>> = {
  headline: "Headline figures",
  exposed: "Exposed",
  "not-assessed": "Not assessed",
  "damage-state": "Damage states",
  "replacement-cost": "Replacement costs",
  "projected-risk": "Projected risk",
  "annual-damage": "Expected annual damage",
};

/** Beside figures: what the guide says of each. */
export const ExplainView = ({ of, onExplain }: ExplainViewProps) => (
  <p className="risk-explain">
    {of.length > 1 && <span>Explain</span>}
    {of.map((what) => (
      <button
        aria-label={`Explain this: ${names[what]}`}
        key={what}
        onClick={() => onExplain(what)}
        type="button"
      >
        {of.length === 1 ? "Explain this" : names[what]}
      </button>
    ))}
  </p>
);
