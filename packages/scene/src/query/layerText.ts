import type { ParameterValue } from "@stopbank/contract/layers";
import type { HazardSceneLayer, SceneLayer } from "../scene.ts";
import { escapeName, readQueryNumber, unescapeName } from "./queryText.ts";

const letters = { element: "e", hazard: "h", contextual: "c" } as const;

/**
 * `e:buildings`, `c:rivers!hidden`, `h:coastal:coastal_100yr(ari=100,season=~summer)!still`: kind, id, for hazards
 * the scenario and the controls that are set (`~` marks text), then what is out of the ordinary. A scenario that is
 * known of the selected element has `!known` and no controls.
 */
export function writeLayer(layer: SceneLayer): string {
  const known = layer.kind === "hazard" && layer.addedByKnownRisks === true ? "!known" : "";
  const marks = `${layer.visible ? "" : "!hidden"}${layer.interactive ? "" : "!still"}${known}`;
  const name = `${letters[layer.kind]}:${escapeName(layer.id)}`;
  if (layer.kind !== "hazard") return name + marks;
  const set = Object.entries(layer.controls).map(
    ([key, value]) => `${escapeName(key)}=${typeof value === "number" ? value : `~${escapeName(value)}`}`,
  );
  return `${name}:${escapeName(layer.scenario)}${set.length === 0 ? "" : `(${set.join(",")})`}${marks}`;
}

/** @returns undefined when the text is no layer. */
export function readSceneLayer(text: string): SceneLayer | undefined {
  const parts = /^([ehc]):([^:()!,=]+)(?::([^:()!,=]+))?(?:\(([^()!]*)\))?((?:!hidden|!still|!known)*)$/.exec(
    text,
  );
  if (parts === null) return undefined;
  const [, letter, id, scenario, controls, marks = ""] = parts;
  const state = { visible: !marks.includes("!hidden"), interactive: !marks.includes("!still") };
  const isKnown = marks.includes("!known");
  if (isKnown && (letter !== "h" || controls !== undefined)) return undefined;
  try {
    const name = unescapeName(id ?? "");
    if (letter === "h") {
      const set = readControls(controls);
      if (scenario === undefined || set === undefined) return undefined;
      const known = isKnown ? { addedByKnownRisks: true as const } : {};
      return {
        kind: "hazard",
        id: name,
        scenario: unescapeName(scenario),
        controls: set,
        ...known,
        ...state,
      };
    }
    if (scenario !== undefined || controls !== undefined) return undefined;
    return { kind: letter === "e" ? "element" : "contextual", id: name, ...state };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function readControls(text = ""): HazardSceneLayer["controls"] | undefined {
  const controls = new Map<string, ParameterValue>();
  for (const pair of text === "" ? [] : text.split(",")) {
    const [key, value, ...rest] = pair.split("=");
    if (key === undefined || value === undefined || rest.length > 0) return undefined;
    const read = value.startsWith("~") ? unescapeName(value.slice(1)) : readQueryNumber(value);
    if (read === undefined) return undefined;
    controls.set(unescapeName(key), read);
  }
  return Object.fromEntries(controls);
}
