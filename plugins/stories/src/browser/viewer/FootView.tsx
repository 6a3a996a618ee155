import type { StoryLayer } from "@stopbank/contract/stories";
import { layerNames } from "../../domain/layerNames.ts";
import type { ShownLayers } from "../../domain/storySteps.ts";

export interface FootViewProps {
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly shown: ShownLayers;
  /** The client's word for hazards: "Hazard" or "Risk". */
  readonly scenarioWord: "Hazard" | "Risk";
}

/** Where in the story one is, and what is on the map there (STO-05). */
export const FootView = ({ position, total, shown, scenarioWord }: FootViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be pressed, and without that nobody scrolls it by keyboard
  <footer className="stories-foot" tabIndex={0}>
    <p className="stories-position">
      {position} / {total}
    </p>
    <Shown label="Shown Elements:" layers={shown.elements} />
    <Shown label={`Shown ${scenarioWord} Scenarios:`} layers={shown.scenarios} />
    <Shown label="Shown Contexts:" layers={shown.contexts} />
  </footer>
);

function Shown({ label, layers }: { readonly label: string; readonly layers: readonly StoryLayer[] }) {
  if (layers.length === 0) return null;
  return (
    <p>
      <strong>{label}</strong> {layerNames(layers).join(", ")}
    </p>
  );
}
