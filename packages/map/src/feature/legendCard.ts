import type { Legend } from "@stopbank/contract/legends";
import type { LayerIndex } from "../style/layerIndex.ts";
import type { ClassLabels } from "./classLabels.ts";

/** One subject of the legends. */
export interface LegendCard {
  /** Its own among all cards. */
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  /** The layer of the scene it explains (`keyOf`): such cards stand in the scene's order. */
  readonly shows?: string;
  readonly marks?: readonly LegendRow[];
  /** As a dataset gives them. */
  readonly sections?: Legend["sections"];
  /** How things are drawn whose section does not say. */
  readonly shape?: MarkShape["shape"];
}

export interface LegendRow {
  /** None where the card's title says it. */
  readonly label?: string;
  readonly mark: MarkShape;
}

/** A sample of how something is drawn on the map. */
export interface MarkShape {
  readonly color: string;
  readonly outline?: string;
  readonly shape?: "fill" | "line" | "point";
  readonly isHatched?: boolean;
  /** Of points: times as large as a medium one. */
  readonly sizeFactor?: number;
  /** Of lines and outlines: times as wide as a normal one. */
  readonly weightFactor?: number;
  /** Lines and gaps, in widths of the line. */
  readonly dash?: readonly [number, number];
}

export interface LegendFacts {
  readonly index: LayerIndex;
  readonly classLabels: ClassLabels;
  /** Class codes that there are, by element type; none of a type whose classes are still to come. */
  readonly classes?: ReadonlyMap<string, ReadonlySet<number>>;
}
