import type { FormElement, HazardDetail, ParameterValue, Scenario } from "@stopbank/contract/layers";
import { controlledLayer, setScenario } from "./layers.ts";
import type { SceneOperation } from "./scene.ts";
import { tellingScenario } from "./telling.ts";

/** What the user set, by parameter; absent is chosen automatically. */
export type ControlValues = Readonly<Record<string, ParameterValue>>;

export interface ControlOption {
  readonly value: ParameterValue;
  /** False: no scenario has it together with the controls that come before this one. */
  readonly available: boolean;
}

type HazardChoices = Pick<HazardDetail, "scenarios" | "form" | "availableParameterValues" | "start_scenario">;

/**
 * The controls worth showing, in order: a sea level or year control first, then the user's own order, then by
 * priority. A parameter with a single value is no choice. Earlier controls restrict later ones, never the
 * other way round, so that every option of the first is always reachable.
 */
export function controlsOf(hazard: HazardChoices, preferredOrder: readonly string[] = []): FormElement[] {
  const first = (element: FormElement) =>
    element.type === "sealevelSlider" || /^(slr|year)$/i.test(element.key) ? 0 : 1;
  const preferred = (element: FormElement) => {
    const at = preferredOrder.indexOf(element.key);
    return at < 0 ? preferredOrder.length : at;
  };
  return hazard.form.elements
    .filter((element) => valuesOf(hazard, element.key).length > 1)
    .toSorted((a, b) => first(a) - first(b) || preferred(a) - preferred(b) || a.priority - b.priority);
}

/** The distinct values a parameter takes, numbers ascending, texts in the order the dataset gives. */
export function valuesOf(hazard: HazardChoices, key: string): ParameterValue[] {
  const listed = hazard.availableParameterValues[key] ?? [];
  const found = hazard.scenarios.flatMap(({ parameters }) => parameters[key] ?? []);
  const values = [...new Set([...listed, ...found])].filter((value) => found.includes(value));
  return values.every((value) => typeof value === "number") ? values.toSorted((a, b) => a - b) : values;
}

/** Of the scenarios whose parameters match every control that is set, the telling one. */
export const matchingScenario = (hazard: HazardChoices, controls: ControlValues): Scenario | undefined =>
  tellingScenario(
    hazard,
    hazard.scenarios.filter((scenario) => matches(scenario, controls)),
  );

/** Every option of a control and whether it can be had, given the controls before it in `order`. */
export function optionsOf(
  hazard: HazardChoices,
  controls: ControlValues,
  key: string,
  order: readonly string[] = controlsOf(hazard).map((element) => element.key),
): ControlOption[] {
  const before = pick(controls, order.slice(0, Math.max(0, order.indexOf(key))));
  return valuesOf(hazard, key).map((value) => ({
    value,
    available: matchingScenario(hazard, { ...before, [key]: value }) !== undefined,
  }));
}

/**
 * Brings controls into agreement: going down the order, a value that the controls before it make impossible
 * becomes the nearest possible one (for texts, the first).
 */
export function snapControls(
  hazard: HazardChoices,
  controls: ControlValues,
  order: readonly string[] = controlsOf(hazard).map((element) => element.key),
): Record<string, ParameterValue> {
  let settled: Record<string, ParameterValue> = {};
  for (const key of order) {
    const wantedValue = controls[key];
    if (wantedValue === undefined) continue;
    const possible = optionsOf(hazard, settled, key, order).filter((option) => option.available);
    const value = nearest(
      wantedValue,
      possible.map((option) => option.value),
    );
    if (value !== undefined) settled = { ...settled, [key]: value };
  }
  return settled;
}

/**
 * Sets a control of a hazard on the map, or clears it (undefined: automatically chosen), and shows the
 * scenario that matches all that are set. Nothing happens when the hazard is not on the map.
 */
export const setControl =
  (
    hazard: HazardChoices & Pick<HazardDetail, "hazard_id">,
    key: string,
    value: ParameterValue | undefined,
    preferredOrder: readonly string[] = [],
  ): SceneOperation =>
  (scene) => {
    const layer = controlledLayer(scene, hazard.hazard_id);
    if (layer === undefined) return scene;
    const { [key]: _before, ...otherControls } = layer.controls;
    const wantedControls = value === undefined ? otherControls : { ...otherControls, [key]: value };
    const order = controlsOf(hazard, preferredOrder).map((element) => element.key);
    const controls = snapControls(hazard, wantedControls, order);
    const scenario = matchingScenario(hazard, controls);
    return scenario === undefined ? scene : setScenario(hazard.hazard_id, scenario.assetTag, controls)(scene);
  };

/** Clears every control of a hazard, so that its scenario is chosen automatically. */
export const resetControls =
  (hazard: HazardChoices & Pick<HazardDetail, "hazard_id">): SceneOperation =>
  (scene) => {
    const scenario = tellingScenario(hazard);
    return scenario === undefined ? scene : setScenario(hazard.hazard_id, scenario.assetTag, {})(scene);
  };

const matches = (scenario: Scenario, controls: ControlValues) =>
  Object.entries(controls).every(([key, value]) => scenario.parameters[key] === value);

const pick = (controls: ControlValues, keys: readonly string[]): ControlValues =>
  Object.fromEntries(Object.entries(controls).filter(([key]) => keys.includes(key)));

function nearest(wantedValue: ParameterValue, values: readonly ParameterValue[]): ParameterValue | undefined {
  if (typeof wantedValue !== "number" || values.includes(wantedValue))
    return values.includes(wantedValue) ? wantedValue : values[0];
  const distance = (value: ParameterValue) =>
    typeof value === "number" ? Math.abs(value - wantedValue) : Infinity;
  return values.toSorted((a, b) => distance(a) - distance(b))[0];
}
