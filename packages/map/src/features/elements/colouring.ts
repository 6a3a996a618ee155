import type { ElementLayer } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { otherSide } from "@stopbank/scene/compare";
import { layersOfKind } from "@stopbank/scene/layers";
import type { LiveMap } from "../../feature/liveMap.ts";
import { notAssessedCode } from "../../palettes.ts";
import type { RowState } from "../../rowStates/rowState.ts";
import { sourceName } from "../../style/sources.ts";
import { changeCodes, decodeChanges } from "./changeCodes.ts";
import { classState } from "./classExpressions.ts";
import { notExposedCode, worstClasses } from "./elementClasses.ts";
import { vectorTiles } from "./elementLayers.ts";
import { keepAnswers } from "./keptAnswers.ts";
import { fetchKeptClasses, keptClasses } from "./keptClasses.ts";
import type { StatePainter } from "./statePainter.ts";

/** Colours element layers by the damage classes of the hazards that are visible, or by what a comparison makes of them. */
export interface Colouring {
  /** Fetches what is missing and paints; asks for a restyle where other layers are coloured or hatched. */
  follow(scene: Scene): void;
  readonly coloured: ReadonlySet<string>;
  readonly hatched: ReadonlySet<string>;
  /** The class code an element of a coloured layer has, `notExposedCode` when assessed and not exposed; or its `changeCodes`. */
  classOf(elementType: string, row: number): number | undefined;
  /** Paints again: sources are new to the map. */
  repaint(): void;
  stop(): void;
}

/** How many arrays of changes are kept: going back and forth between scenarios asks the server once. */
const keptArrays = 24;

/** Not exposed is -1 for the style's expressions: nothing, like an element no one has painted. */
const statesOfCodes = new Map<number, number>([
  [notExposedCode, -1],
  [changeCodes.same, -1],
  [changeCodes.notComparable, notAssessedCode],
]);
const damageClass: RowState = {
  name: classState,
  unpainted: notExposedCode,
  valueOf: (code) => statesOfCodes.get(code) ?? code,
};

/** What a layer is to be coloured by. */
interface Wanted {
  readonly type: string;
  readonly scenarios: readonly string[];
  /** Those of the other side, where what becomes of elements is shown. */
  readonly compared: readonly string[] | undefined;
  /** The earlier version since which is shown what became of elements. */
  readonly since: string | undefined;
  /** Of outages. */
  readonly nDays: number | undefined;
}

/** The scenarios of visible hazards that the elements were held against, in one order. */
const scenariosFor = (element: ElementLayer | undefined, scene: Scene): string[] =>
  layersOfKind(scene, "hazard")
    .filter(({ id, visible }) => visible && element?.hazards.includes(id) === true)
    .map(({ scenario }) => scenario)
    .toSorted();

export function createColouring(live: LiveMap, painter: StatePainter): Colouring {
  const { view, index, host, restyle, setPending, setClasses } = live;
  const changeArrays = keepAnswers<Uint8Array>(keptArrays);
  const latest = new Map<string, { key: string; abort: AbortController }>();
  const coloured = new Set<string>();
  const hatched = new Set<string>();
  const painted = new Map<string, Uint8Array>();

  const countOf = (type: string) => index.elements.get(type)?.element_count ?? 0;
  /** Where all of it is here already: a layer that comes is coloured with its first frame, and its tiles are laid out once. */
  const codesHere = ({ type, scenarios, compared, since, nDays }: Wanted): Uint8Array | undefined => {
    if (compared !== undefined || since !== undefined) return undefined;
    const arrays = scenarios.map((scenario) => keptClasses(index, type, scenario, nDays));
    return arrays.every((array) => array !== undefined) ? worstClasses(arrays, countOf(type)) : undefined;
  };
  const codesOf = async ({ type, scenarios, compared, since, nDays }: Wanted): Promise<Uint8Array> => {
    if (since !== undefined)
      return changeArrays.fetch(`${type}|${scenarios.join()}|since ${since}|${nDays ?? ""}`, async () =>
        decodeChanges(await host.fetchChangesSince(type, since, scenarios, nDays), countOf(type)),
      );
    if (compared === undefined) {
      const arrays = await Promise.all(
        scenarios.map((scenario) => fetchKeptClasses(live, type, scenario, nDays)),
      );
      return worstClasses(arrays, countOf(type));
    }
    const sides = { before: scenarios, after: compared };
    return changeArrays.fetch(`${type}|${scenarios.join()}|${compared.join()}|${nDays ?? ""}`, async () =>
      decodeChanges(await host.fetchChanges(type, sides, nDays), countOf(type)),
    );
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

  const show = (type: string, classes: Uint8Array) => {
    painted.set(type, classes);
    const codes = codesIn(classes);
    setClasses(type, codes);
    const hasUnassessed = codes.has(notAssessedCode) || codes.has(changeCodes.notComparable);
    // A hatch stays with its layer: to take it away and bring it back would fetch every tile anew.
    const styleChanges = !coloured.has(type) || (hasUnassessed && !hatched.has(type));
    coloured.add(type);
    if (hasUnassessed) hatched.add(type);
    if (styleChanges) restyle();
    paint(type);
  };

  const colour = async (wanted: Wanted) => {
    const { type, scenarios, compared, since, nDays } = wanted;
    const key = `${scenarios.join()}|${compared?.join() ?? ""}|${since ?? ""}|${nDays ?? ""}`;
    if (latest.get(type)?.key === key) return;
    latest.get(type)?.abort.abort();
    const abort = new AbortController();
    latest.set(type, { key, abort });
    setPending(type, true);
    try {
      const classes = codesHere(wanted) ?? (await codesOf(wanted));
      if (abort.signal.aborted) return;
      show(type, classes);
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
      const other = scene.compare?.shows === "differences" ? otherSide(scene) : undefined;
      const since = scene.compare === undefined ? scene.since : undefined;
      const elements = layersOfKind(scene, "element");
      for (const type of latest.keys()) if (!elements.some((layer) => layer.id === type)) uncolour(type);
      for (const { id } of elements) {
        const element = index.elements.get(id);
        const scenarios = scenariosFor(element, scene);
        const compared = other && scenariosFor(element, other);
        const nDays = element?.is_cascading === true ? scene.nDays : undefined;
        if (scenarios.length === 0) uncolour(id);
        else void colour({ type: id, scenarios, compared, since, nDays });
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

function codesIn(classes: Uint8Array): ReadonlySet<number> {
  const isThere = new Uint8Array(256);
  for (const code of classes) isThere[code] = 1;
  return new Set(Array.from(isThere.keys()).filter((code) => isThere[code] === 1));
}
