import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import type { LiveMap } from "../../feature/liveMap.ts";
import { notAssessedCode } from "../../palettes.ts";
import { sourceName } from "../../style/sources.ts";
import { classState } from "./classExpressions.ts";
import { decodeClasses, type ElementClasses, notExposedCode, worstClasses } from "./elementClasses.ts";
import { vectorTiles } from "./elementLayers.ts";
import type { PaintedState, StatePainter } from "./statePainter.ts";

/** Colours element layers by the damage classes of the hazards that are visible. */
export interface Colouring {
  /** Fetches what is missing and paints; asks for a restyle where other layers are coloured or hatched. */
  follow(scene: Scene): void;
  readonly coloured: ReadonlySet<string>;
  readonly hatched: ReadonlySet<string>;
  /** The class code an element of a coloured layer has; `notExposedCode` when assessed and not exposed. */
  classOf(elementType: string, row: number): number | undefined;
  /** Paints again: the painter was told to forget. */
  repaint(): void;
  stop(): void;
}

/** How many class arrays are kept: going back and forth between scenarios asks the server once. */
const keptArrays = 24;

/** Not exposed is -1 for the style's expressions: nothing, like an element no one has painted. */
const damageClass: PaintedState = {
  name: classState,
  unpainted: notExposedCode,
  valueOf: (code) => (code === notExposedCode ? -1 : code),
};

export function createColouring(
  { view, index, host, restyle, setPending, setClasses }: LiveMap,
  painter: StatePainter,
): Colouring {
  const kept = new Map<string, Promise<ElementClasses>>();
  const latest = new Map<string, { key: string; abort: AbortController }>();
  const coloured = new Set<string>();
  const hatched = new Set<string>();
  const painted = new Map<string, Uint8Array>();

  const classesOf = (type: string, scenario: string, nDays: number | undefined) => {
    const key = `${type}|${scenario}|${nDays ?? ""}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const fetched = host.fetchClasses(type, scenario, nDays).then(decodeClasses);
    kept.set(key, fetched);
    fetched.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - keptArrays))) kept.delete(old);
    return fetched;
  };

  const paint = (type: string) => {
    const classes = painted.get(type);
    const tileset = vectorTiles(index.elements.get(type));
    const source = sourceName("element", type);
    if (classes === undefined || tileset === undefined || view.getSource(source) === undefined) return;
    painter.paint({ source, sourceLayer: tileset.sourceLayer ?? type }, damageClass, classes);
  };

  const uncolour = (type: string) => {
    latest.get(type)?.abort.abort();
    latest.delete(type);
    painted.delete(type);
    hatched.delete(type);
    setPending(type, false);
    setClasses(type, undefined);
    if (coloured.delete(type)) restyle();
  };

  const colour = async (type: string, scenarios: readonly string[], nDays: number | undefined) => {
    const key = `${scenarios.join()}|${nDays ?? ""}`;
    if (latest.get(type)?.key === key) return;
    latest.get(type)?.abort.abort();
    const abort = new AbortController();
    latest.set(type, { key, abort });
    setPending(type, true);
    try {
      const arrays = await Promise.all(scenarios.map((scenario) => classesOf(type, scenario, nDays)));
      if (abort.signal.aborted) return;
      const classes = worstClasses(arrays, index.elements.get(type)?.element_count ?? 0);
      painted.set(type, classes);
      const codes = new Set(classes);
      setClasses(type, codes);
      const hasUnassessed = codes.has(notAssessedCode);
      const styleChanges = !coloured.has(type) || hatched.has(type) !== hasUnassessed;
      coloured.add(type);
      if (hasUnassessed) hatched.add(type);
      else hatched.delete(type);
      if (styleChanges) restyle();
      paint(type);
      setPending(type, false);
    } catch (error) {
      if (abort.signal.aborted) return;
      const name = index.elements.get(type)?.display_name ?? type;
      host.onNotice(
        `${name} could not be coloured by damage: ${error instanceof Error ? error.message : "unknown failure"}`,
        error,
      );
      uncolour(type);
    }
  };

  return {
    coloured,
    hatched,
    follow(scene) {
      const hazards = layersOfKind(scene, "hazard").filter((hazard) => hazard.visible);
      const elements = layersOfKind(scene, "element");
      for (const type of latest.keys()) if (!elements.some((layer) => layer.id === type)) uncolour(type);
      for (const { id } of elements) {
        const element = index.elements.get(id);
        const scenarios = hazards
          .filter((hazard) => element?.hazards.includes(hazard.id) === true)
          .map((hazard) => hazard.scenario);
        if (scenarios.length === 0) uncolour(id);
        else void colour(id, scenarios.toSorted(), element?.is_cascading === true ? scene.nDays : undefined);
      }
    },
    classOf: (type, row) => (coloured.has(type) ? painted.get(type)?.[row] : undefined),
    repaint() {
      for (const type of coloured) paint(type);
    },
    stop() {
      for (const { abort } of latest.values()) abort.abort();
    },
  };
}
