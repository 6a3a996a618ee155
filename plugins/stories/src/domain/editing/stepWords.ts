import type { StoryStep } from "@stopbank/contract/story";
import type { Scene } from "@stopbank/scene";
import { basemapCalled } from "@stopbank/scene/basemaps";
import { layerNames } from "../layerNames.ts";
import type { ShownLayers } from "../storySteps.ts";
import { captureLayers, captureSelection, captureView, type StepLayers } from "./captureStep.ts";
import { sortedJson } from "./sortedJson.ts";

export type StepPart = "view" | "layers" | "regions" | "area";

/** What a step has of each part, in words. */
export function stepWords(
  step: StoryStep,
  shown: ShownLayers,
  regionName: (id: string) => string,
): Readonly<Record<StepPart, string>> {
  const { location, basemap = "Street", regions = [], area, filters = {}, nDays } = step;
  const layers = layerNames([...shown.elements, ...shown.contexts, ...shown.scenarios]);
  return {
    view:
      location === undefined
        ? `Where the step before has it, ${basemap}`
        : `${degrees(location.latitude, "N", "S")}, ${degrees(location.longitude, "E", "W")}, zoom ${location.zoom.toFixed(1)}, ${basemap}`,
    layers: [
      layers.length === 0 ? "None" : layers.join(", "),
      ...(Object.keys(filters).length === 0 ? [] : ["filtered by attributes"]),
      ...(nDays === undefined ? [] : [nDays === 1 ? "1 day after" : `${nDays} days after`]),
    ].join("; "),
    regions: regions.length === 0 ? "Everywhere" : regions.map(regionName).join(", "),
    area: area === undefined ? "None" : "One area",
  };
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

/** A flight ends this near to where it should, in degrees, zoom and degrees of angle. */
const near = { degrees: 1e-5, zoom: 0.02, angle: 0.2 };

/**
 * The parts in which the map shows something else than a step has.
 *
 * @param shown the step's layers, with what it has from its chapter and story. @param area what the scene's area is kept as; undefined
 * for none, and for a drawn one that is not kept.
 */
export function differingParts(
  step: StoryStep,
  shown: StepLayers,
  scene: Scene,
  area: string | undefined,
): ReadonlySet<StepPart> {
  const parts = new Set<StepPart>();
  if (!isSameView(step, scene)) parts.add("view");
  const onMap = captureLayers(scene);
  const isSame = (["elements", "scenarios", "contexts"] as const).every(
    (kind) => onMap[kind].join("\n") === shown[kind].join("\n"),
  );
  const { filters = {}, nDays } = step;
  const isSameSelection = isSameJson(captureSelection(scene), {
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(nDays === undefined ? {} : { nDays }),
  });
  if (!isSame || !isSameSelection) parts.add("layers");
  if ([...(step.regions ?? [])].sort().join("\n") !== [...scene.regions].sort().join("\n"))
    parts.add("regions");
  if (step.area !== area || (area === undefined && scene.area !== undefined)) parts.add("area");
  return parts;
}

/** Whatever the order of their fields. */
const isSameJson = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other);

function isSameView({ location, basemap = "Street" }: StoryStep, scene: Scene): boolean {
  if (location === undefined || basemapCalled(basemap) !== scene.basemap) return false;
  const there = captureView(scene).location;
  if (there === undefined) return false;
  const isNear = (one = 0, other = 0, within = 0) => Math.abs(one - other) <= within;
  return (
    isNear(location.latitude, there.latitude, near.degrees) &&
    isNear(location.longitude, there.longitude, near.degrees) &&
    isNear(location.zoom, there.zoom, near.zoom) &&
    isNear(location.pitch, there.pitch, near.angle) &&
    isNear(location.bearing, there.bearing, near.angle)
  );
}

/** What a step takes from a map, in a sentence. */
export function takenWords(scene: Scene): string {
  const { elements, scenarios, contexts } = captureLayers(scene);
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const taken = [
    "the view",
    count(elements.length + contexts.length + scenarios.length, "layer"),
    ...(Object.keys(captureSelection(scene).filters ?? {}).length === 0 ? [] : ["its filters"]),
    ...(scene.nDays === undefined ? [] : ["the days that services are out"]),
    ...(scene.regions.length === 0 ? [] : [count(scene.regions.length, "region")]),
    ...(scene.area === undefined ? [] : ["the area"]),
  ];
  const left = leftWords(scene);
  return [
    `It takes ${taken.slice(0, -1).join(", ")} and ${taken.at(-1)} from the map.`,
    ...(left === undefined ? [] : [left]),
  ].join(" ");
}

/** What changes what a map shows and no step of a story can have, in a sentence; undefined where there is nothing of it. */
export const leftWords = ({ compare, since }: Pick<Scene, "compare" | "since">): string | undefined =>
  compare === undefined && since === undefined
    ? undefined
    : "A step cannot have its comparison: readers see the map without.";
