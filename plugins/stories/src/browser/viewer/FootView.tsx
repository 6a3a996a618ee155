import type { StoryLayer, WireStoryStep } from "@stopbank/contract/stories";
import { layerNames } from "../../domain/layerNames.ts";
import type { ShownLayers } from "../../domain/storySteps.ts";

export interface FootViewProps {
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly shown: ShownLayers & { readonly step?: Pick<WireStoryStep, "filters" | "nDays"> | undefined };
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
    <Shown filters={shown.step?.filters} label="Shown Elements:" layers={shown.elements} />
    <Shown label={`Shown ${scenarioWord} Scenarios:`} layers={shown.scenarios} />
    <Shown label="Shown Contexts:" layers={shown.contexts} />
    {shown.step?.nDays !== undefined && (
      <p>
        <strong>Days After:</strong> {shown.step.nDays}
      </p>
    )}
  </footer>
);

interface ShownProps {
  readonly label: string;
  readonly layers: readonly StoryLayer[];
  /** By element type: of those some elements alone are on the map. */
  readonly filters?: WireStoryStep["filters"];
}

function Shown({ label, layers, filters = {} }: ShownProps) {
  if (layers.length === 0) return null;
  const names = layerNames(layers).map((name, at) =>
    layers[at] !== undefined && layers[at].id in filters ? `${name} (some of them)` : name,
  );
  return (
    <p>
      <strong>{label}</strong> {names.join(", ")}
    </p>
  );
}
