import { type ComparedHazard, type Comparison, dividerReach } from "../compare/comparison.ts";
import type { Ignored } from "../fitted.ts";
import { isKnownRisk } from "../knownRisks.ts";
import type { SceneLayer } from "../scene.ts";
import { readSceneLayer, writeLayer } from "./layerText.ts";
import { readQueryNumber } from "./queryText.ts";

/**
 * `swipe,0.5;h:river:river_100yr_hold(breach=~no)`: how the sides stand and where the divider is, `differences` where they
 * are shown, then each hazard as the other side has it, written as a layer is.
 */
export function writeComparison({ mode, divider, shows, hazards }: Comparison): string {
  const look = [mode, divider, ...(shows === "sides" ? [] : [shows])].join(",");
  const layers = Object.entries(hazards).map(([id, compared]) =>
    writeLayer({ kind: "hazard", id, ...compared, visible: true, interactive: true }),
  );
  return [look, ...layers].join(";");
}

/**
 * The comparison an address names, of hazards among its layers; undefined where it names none that is left.
 *
 * @param layers of the same address.
 */
export function readComparison(
  text: string | null,
  layers: readonly SceneLayer[],
  ignored: Ignored[],
): Comparison | undefined {
  if (text === null) return undefined;
  const [look = "", ...parts] = text.split(";");
  const read = readLook(look);
  const compared = parts.map(readCompared);
  const whole = compared.filter((one) => one !== undefined);
  const names = new Set(whole.map(([id]) => id));
  if (read === undefined || names.size === 0 || names.size < parts.length) {
    ignored.push({ what: "the comparison", reason: "It is damaged." });
    return undefined;
  }
  const isThere = (id: string) =>
    layers.some((layer) => layer.kind === "hazard" && layer.id === id && !isKnownRisk(layer));
  for (const [id] of whole)
    if (!isThere(id)) ignored.push({ what: `what ${id} is compared with`, reason: "It is not on the map." });
  const hazards = whole.filter(([id]) => isThere(id));
  return hazards.length === 0 ? undefined : { ...read, hazards: Object.fromEntries(hazards) };
}

function readLook(text: string): Omit<Comparison, "hazards"> | undefined {
  const [mode, share, shows = "sides", ...rest] = text.split(",");
  const divider = readQueryNumber(share);
  if ((mode !== "swipe" && mode !== "side") || (shows !== "sides" && shows !== "differences"))
    return undefined;
  if (divider === undefined || divider < dividerReach.least || divider > dividerReach.most) return undefined;
  return rest.length === 0 ? { mode, divider, shows } : undefined;
}

function readCompared(text: string): readonly [string, ComparedHazard] | undefined {
  const layer = readSceneLayer(text);
  if (layer?.kind !== "hazard" || isKnownRisk(layer) || !layer.visible || !layer.interactive)
    return undefined;
  return [layer.id, { scenario: layer.scenario, controls: layer.controls }];
}
