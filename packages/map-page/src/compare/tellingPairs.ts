import type { FormElement, HazardDetail, ParameterValue, Scenario } from "@stopbank/contract/layers";
import type { HazardSceneLayer } from "@stopbank/scene";
import type { ComparedHazard } from "@stopbank/scene/compare";
import { controlsOf, valuesOf } from "@stopbank/scene/controls";
import { isPinned } from "../controls/controlOrder.ts";
import { parameterText } from "../controls/hazardFilters.ts";

/** What a hazard on the map is worth comparing with. */
export interface TellingPair {
  readonly hazard: HazardDetail;
  /** What parts the two: "Stopbanks". */
  readonly title: string;
  /** Where the two stand in that, in words. */
  readonly left: string;
  readonly right: string;
  readonly other: Scenario;
  readonly compared: ComparedHazard;
}

/**
 * For each control of a hazard the scenario that tells most beside the one shown, all else as it is as far as there is such
 * a scenario: of years and sea levels the other end, of return periods the next, of words the last that is another.
 */
export function tellingPairs(hazard: HazardDetail, layer: HazardSceneLayer): TellingPair[] {
  const shown = hazard.scenarios.find(({ assetTag }) => assetTag === layer.scenario);
  if (shown === undefined) return [];
  const controls = controlsOf(hazard);
  const words = (key: string, { parameters }: Scenario) => {
    const value = parameters[key];
    return value === undefined ? "" : parameterText(hazard, key, value);
  };
  const pairs = controls.flatMap((control): TellingPair[] => {
    const value = otherValue(hazard, control, shown.parameters[control.key]);
    const other = value === undefined ? undefined : nearestScenario(hazard, shown, control.key, value);
    if (other === undefined) return [];
    const set = controls.flatMap(({ key }): [string, ParameterValue][] => {
      const given = other.parameters[key];
      return given === undefined ? [] : [[key, given]];
    });
    const compared = { scenario: other.assetTag, controls: Object.fromEntries(set) };
    const [left, right] = [words(control.key, shown), words(control.key, other)];
    return [{ hazard, title: control.title, left, right, other, compared }];
  });
  return pairs.filter(({ other }, at) => pairs.findIndex((earlier) => earlier.other === other) === at);
}

function otherValue(
  hazard: HazardDetail,
  control: FormElement,
  shown: ParameterValue | undefined,
): ParameterValue | undefined {
  const values = valuesOf(hazard, control.key);
  const at = shown === undefined ? -1 : values.indexOf(shown);
  const isOrdered = values.every((value) => typeof value === "number") && !isPinned(control);
  if (isOrdered) return values[at + 1] ?? values[at - 1];
  return at === values.length - 1 ? values[0] : values.at(-1);
}

/** Of the scenarios in which a parameter has a value, the one that has most in common with another. */
function nearestScenario(
  { scenarios }: HazardDetail,
  { parameters }: Scenario,
  key: string,
  value: ParameterValue,
): Scenario | undefined {
  const inCommon = (one: Scenario) =>
    Object.entries(parameters).filter(([name, given]) => one.parameters[name] === given).length;
  return scenarios
    .filter((one) => one.parameters[key] === value)
    .reduce<Scenario | undefined>(
      (best, one) => (best === undefined || inCommon(one) > inCommon(best) ? one : best),
      undefined,
    );
}
