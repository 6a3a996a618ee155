import { basemapTitles } from "@stopbank/map/basemap-titles";
import { formatNumber } from "@stopbank/numbers";
import type { Scene, SceneLayer } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import type { SideWords } from "../compare/differingWords.ts";

/** What a scene's parts are called. */
export interface SceneNames {
  /** "River flooding, 1 in 100 years"; a hazard with the scenario it is in. */
  layer(layer: SceneLayer): string;
  region(id: string): string;
  /** In what the sides of a comparison differ; undefined where nothing is compared. */
  sides(scene: Scene): SideWords | undefined;
}

/** Names that are read out before a number stands for them. */
const mostNames = 3;

/**
 * What has become of a scene, for somebody who cannot see it. Where the camera looks and what drawers are open are none
 * of it: neither changes what is asked.
 *
 * @returns in the order in which it narrows what is looked at: layers, then where, then which elements, then the look.
 */
export function changeWords(before: Scene, after: Scene, names: SceneNames): string[] {
  return [
    ...layerWords(before, after, names),
    ...(before.area === after.area ? [] : [after.area === undefined ? "No area chosen" : "Area chosen"]),
    ...(before.regions === after.regions ? [] : [regionWords(after.regions, names)]),
    ...filterWords(before, after, names),
    ...(before.nDays === after.nDays || after.nDays === undefined
      ? []
      : [`${formatNumber(after.nDays)} days after the event`]),
    ...compareWords(before, after, names),
    ...(before.since === after.since
      ? []
      : [after.since === undefined ? "Map by damage again" : "Map by what changed since an earlier version"]),
    ...(before.selected === after.selected ? [] : [selectedWords(after, names)]),
    ...(before.basemap === after.basemap ? [] : [`Basemap: ${basemapTitles[after.basemap]}`]),
    ...(before.labels === after.labels ? [] : [after.labels ? "Labels shown" : "Labels hidden"]),
  ];
}

function layerWords(before: Scene, after: Scene, names: SceneNames): string[] {
  if (before.layers === after.layers) return [];
  const former = new Map(before.layers.map((layer) => [keyOf(layer), layer]));
  const kept = new Map(after.layers.map((layer) => [keyOf(layer), layer]));
  const added = after.layers.filter((layer) => !former.has(keyOf(layer)));
  const gone = before.layers.filter((layer) => !kept.has(keyOf(layer)));
  const others = after.layers.flatMap((layer) => {
    const was = former.get(keyOf(layer));
    return was === undefined || was === layer ? [] : lookWords(was, layer, names);
  });
  const said = [
    ...listWords(added.map(names.layer), "added"),
    ...listWords(gone.map(names.layer), "removed"),
    ...others,
  ];
  if (said.length > 0) return said;
  const order = (layers: readonly SceneLayer[]) => layers.map(keyOf).join(" ");
  return order(before.layers) === order(after.layers) ? [] : ["Layers in another order"];
}

function lookWords(was: SceneLayer, layer: SceneLayer, names: SceneNames): string[] {
  const name = names.layer(layer);
  const isOther = was.kind === "hazard" && layer.kind === "hazard" && was.scenario !== layer.scenario;
  return [
    ...(isOther ? [name] : []),
    ...(was.visible === layer.visible ? [] : [`${name} ${layer.visible ? "shown" : "hidden"}`]),
    ...(was.interactive === layer.interactive
      ? []
      : [`${name} ${layer.interactive ? "answers" : "no longer answers"} to hover and click`]),
  ];
}

function listWords(listed: readonly string[], what: string): string[] {
  if (listed.length === 0) return [];
  return [listed.length > mostNames ? `${listed.length} layers ${what}` : `${listed.join(" and ")} ${what}`];
}

function regionWords(regions: readonly string[], names: SceneNames): string {
  if (regions.length === 0) return "All regions";
  return regions.length > mostNames
    ? `${formatNumber(regions.length)} regions`
    : `${regions.length === 1 ? "Region" : "Regions"}: ${regions.map(names.region).join(", ")}`;
}

function filterWords(before: Scene, after: Scene, names: SceneNames): string[] {
  if (before.filters === after.filters) return [];
  return [...new Set([...Object.keys(before.filters), ...Object.keys(after.filters)])]
    .filter((type) => before.filters[type] !== after.filters[type])
    .map((type) => {
      const count = Object.keys(after.filters[type] ?? {}).length;
      const name = names.layer({ kind: "element", id: type, visible: true, interactive: true });
      return `${name}: ${count === 0 ? "no filters" : count === 1 ? "1 filter" : `${count} filters`}`;
    });
}

/** Where the divider stands is said by the divider. */
function compareWords(before: Scene, after: Scene, names: SceneNames): string[] {
  const [was, is] = [before.compare, after.compare];
  if (is === undefined) return was === undefined ? [] : ["Comparison ended"];
  const sides = names.sides(after);
  const hasBegun = was === undefined;
  const isOther = hasBegun || was.hazards !== is.hazards || before.layers !== after.layers;
  return [
    ...(isOther && sides !== undefined
      ? [`${hasBegun ? "Comparing, left side" : "Left side"}: ${sides.left}; right side: ${sides.right}`]
      : []),
    ...(hasBegun || was.mode === is.mode
      ? []
      : [is.mode === "side" ? "Side by side" : "Parted by a divider"]),
    ...(hasBegun || was.shows === is.shows
      ? []
      : [is.shows === "differences" ? "Differences shown" : "Both sides shown"]),
  ];
}

function selectedWords({ selected, layers }: Scene, names: SceneNames): string {
  if (selected === undefined) return "Nothing selected";
  const layer = layers.find(({ id, kind }) => id === selected.type && kind !== "hazard");
  return layer === undefined ? "Element selected" : `Selected in ${names.layer(layer)}: ${selected.id}`;
}
