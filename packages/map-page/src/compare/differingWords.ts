import type { HazardDetail, Scenario } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Scene } from "@stopbank/scene";
import { otherSide } from "@stopbank/scene/compare";
import { controlledLayer } from "@stopbank/scene/layers";
import { parameterText } from "../controls/hazardFilters.ts";

/** What the left and the right side of a comparison show, in words for that in which they differ. */
export interface SideWords {
  readonly left: string;
  readonly right: string;
}

/**
 * Only what differs: "Stopbanks hold" and "Stopbanks breach", of several hazards each with its name. Undefined where nothing is
 * compared; where both sides are the same, both say so.
 */
export function differingWords(
  scene: Scene,
  { hazards }: Pick<LayerIndex, "hazards">,
): SideWords | undefined {
  if (scene.compare === undefined) return undefined;
  const other = otherSide(scene);
  const differing = Object.keys(scene.compare.hazards).flatMap((id) => {
    const hazard = hazards.get(id);
    const [a, b] = [scene, other].map((side) => {
      const tag = controlledLayer(side, id)?.scenario;
      return hazard?.scenarios.find(({ assetTag }) => assetTag === tag);
    });
    if (hazard === undefined || a === undefined || b === undefined || a === b) return [];
    return [{ hazard, left: wordsOf(hazard, a, b), right: wordsOf(hazard, b, a) }];
  });
  const [only] = differing;
  if (only === undefined) return { left: "The same on both sides", right: "The same on both sides" };
  if (differing.length === 1) return { left: only.left, right: only.right };
  const all = (side: keyof SideWords) =>
    differing.map((one) => `${one.hazard.title}: ${one[side]}`).join("; ");
  return { left: all("left"), right: all("right") };
}

/** In what a scenario differs from another; by its name where that is in no parameter. */
function wordsOf(hazard: HazardDetail, scenario: Scenario, from: Scenario): string {
  const said = hazard.form.elements.flatMap(({ key, title }) => {
    const value = scenario.parameters[key];
    if (value === undefined || value === from.parameters[key]) return [];
    return [parameterWords(hazard, { key, title }, value)];
  });
  return said.length === 0 ? scenario.display_name : said.join(", ");
}

/** "Return period: 100 years"; a value that says of what it is stands alone: "Stopbanks hold". */
function parameterWords(
  hazard: HazardDetail,
  { key, title }: { readonly key: string; readonly title: string },
  value: Scenario["parameters"][string],
): string {
  const text = parameterText(hazard, key, value);
  return text.toLowerCase().includes(title.toLowerCase()) ? text : `${title}: ${text}`;
}
