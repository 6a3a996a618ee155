import { relativeRiskColours } from "@stopbank/hazard-colours/priority";
import type { MapFeature } from "@stopbank/map/feature";
import type { HoverWords } from "@stopbank/map/hover-words";
import type { LegendCard } from "@stopbank/map/legend-card";
import type { LiveMap } from "@stopbank/map/live-map";
import { hatchImage } from "@stopbank/map/style-images";
import type { Scene } from "@stopbank/scene";
import type { FeatureCollection } from "geojson";
import { subscribe } from "valtio/vanilla";
import { choiceOf, toggleArea } from "../../domain/choice/choosing.ts";
import { isMostlyUnknown } from "../../domain/ranking/isMostlyUnknown.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { rankWords } from "../../domain/ranking/rankWords.ts";
import type { Priorities } from "../data/createPriorities.ts";
import {
  type AreaState,
  areaFill,
  areaLayers,
  areaSource,
  levelOf,
  selectedLayers,
  selectedSource,
  topLayers,
  topSource,
  unknownSource,
} from "./areaPaint.ts";
import type { AreaShapes } from "./areaShapes.ts";
import { flyToArea } from "./flyToArea.ts";
import { askForAreas, createKnownAreas, type KnownAreas } from "./rankingOf.ts";

/** So many areas carry the number of their rank on the map. */
const mostNumbered = 10;
/** So long a former scenario's ranks stand while the next are under way, in milliseconds: then one is told that they are (PRI-13). */
const formerMs = 1_000;
const nothing: FeatureCollection = { type: "FeatureCollection", features: [] };

/** Areas by relative risk: painted by feature state, so that other weights show within a frame and without a call. */
export const areasFeature = (priorities: Priorities): MapFeature => ({
  id: "prioritisation",
  legend: () => [card],
  start(live) {
    const { store, view, setData, setPending } = live;
    let painted = nothingPainted(undefined);
    let asked: string | undefined;
    const knownAreas = createKnownAreas(priorities);
    const fly = flyToArea(live, priorities, knownAreas);
    let last: KnownAreas | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Until then the map shows what it showed. */
    let formerEnds: ReturnType<typeof setTimeout> | undefined;

    const paint = (scene: Scene) => {
      const known = knownAreas(scene);
      if (known === last) return;
      last = known;
      const { shapes, ranking, bands } = known ?? {};
      if (known === undefined || shapes === undefined || ranking === undefined) return;
      if (painted.shapes !== shapes) {
        painted = nothingPainted(shapes);
        setData(areaSource, shapes.data);
        paintLater();
        return;
      }
      const of = (areas: readonly RankedArea[]) => areas.map(({ area, rank }) => ({ area, rank }));
      const { area: selected } = known.chosen;
      show(
        topSource,
        of(ranking.areas.filter(({ rank = Number.POSITIVE_INFINITY }) => rank <= mostNumbered)),
      );
      // Without its rank, which other weights change: what is hatched stays as it is then.
      show(
        unknownSource,
        ranking.areas.filter(isMostlyUnknown).map(({ area }) => ({ area, rank: undefined })),
      );
      show(selectedSource, selected === undefined ? [] : [{ area: selected, rank: undefined }]);
      for (const [at, area] of shapes.areas.entries()) {
        const state: AreaState = {
          level: levelOf(ranking.byArea.get(area)?.risk),
          firmness: bands?.get(area)?.firmness ?? 1,
        };
        const former = painted.states.get(at + 1);
        if (former?.level === state.level && former.firmness === state.firmness) continue;
        painted.states.set(at + 1, state);
        view.setFeatureState({ source: areaSource, id: at + 1 }, state);
      }
    };
    /** Takes ranks and colours off the map: they are of another question than the one that has no answer. */
    const clear = () => {
      show(topSource, []);
      show(unknownSource, []);
      for (const [id, { level }] of painted.states) {
        if (level === unranked.level) continue;
        painted.states.set(id, unranked);
        view.setFeatureState({ source: areaSource, id }, unranked);
      }
    };
    const clearUnknown = () => {
      const { shapes, ranking } = knownAreas(store.state.scene) ?? {};
      if (shapes === undefined || ranking === undefined) clear();
    };
    /** In a task of its own: to hand 2,000 outlines to MapLibre takes one as long as a page may be held up. */
    const paintLater = () => {
      setPending("area colours", true);
      timer ??= setTimeout(() => {
        timer = undefined;
        last = undefined;
        paint(store.state.scene);
        setPending("area colours", timer !== undefined);
      });
    };
    /** A source of some of the areas, where they are others than it has. */
    const show = (source: string, some: readonly NumberedArea[]) => {
      const key = JSON.stringify(some);
      if (painted.sources.get(source) === key) return;
      painted.sources.set(source, key);
      setData(source, painted.shapes === undefined ? nothing : numbered(some, painted.shapes));
    };
    const follow = (scene: Scene) => {
      const { scenario, layer } = choiceOf(scene);
      const question = JSON.stringify([scenario, layer]);
      if (question !== asked) {
        asked = question;
        setPending("areas", true);
        clearTimeout(formerEnds);
        formerEnds = setTimeout(clearUnknown, formerMs);
        void askForAreas(priorities, scene).then(() => {
          if (asked !== question) return;
          paint(store.state.scene);
          clearUnknown();
          setPending("areas", false);
        });
      }
      paint(scene);
      fly.follow(scene);
    };
    const stopListening = subscribe(priorities.look, () => {
      paint(store.state.scene);
      fly.follow(store.state.scene);
    });

    return {
      sources: () => ({
        [areaSource]: { type: "geojson", data: nothing },
        [topSource]: { type: "geojson", data: nothing },
        [unknownSource]: { type: "geojson", data: nothing },
        [selectedSource]: { type: "geojson", data: nothing },
      }),
      layers: () => [
        { slot: "below", layers: areaLayers(hatchImage) },
        { slot: "above", layers: selectedLayers },
        { slot: "overlay", layers: topLayers },
      ],
      pointer: {
        layers: () => [areaFill],
        hover: ({ id }) => wordsOf(areaAt(knownAreas(store.state.scene), id)),
        click({ id }) {
          const area = areaAt(knownAreas(store.state.scene), id);
          if (area !== undefined) store.apply(toggleArea(area.area));
        },
      },
      drawn: (scene) =>
        drawnAreas(live, knownAreas(scene)).map((area) => ({
          key: area.area,
          layer: knownAreas(scene)?.chosen.layer.display_name ?? "Areas",
          name: area.name,
          id: area.area,
          status: rankWords(area),
          rank: area.rank ?? Number.MAX_SAFE_INTEGER,
          choose: () => store.apply(toggleArea(area.area)),
        })),
      follow,
      paint(added) {
        if (!added.has(areaSource)) return;
        painted.states.clear();
        last = undefined;
        paint(store.state.scene);
      },
      stop() {
        clearTimeout(timer);
        clearTimeout(formerEnds);
        stopListening();
      },
    };
  },
});

const card: LegendCard = {
  key: "prioritisation",
  title: "Relative risk",
  marks: [
    ...Object.entries(relativeRiskColours)
      .toReversed()
      .map(([label, color]) => ({ label, mark: { color, outline: "#16202c" } })),
    { label: "Half or more not assessed", mark: { color: "#ffffff", isHatched: true } },
  ],
  note: "Paler: the rank depends more on what you value",
};

/** Of an area that nothing is said of. */
const unranked: AreaState = { level: levelOf(undefined), firmness: 1 };

/** What the map has been given of the areas. */
const nothingPainted = (shapes: AreaShapes | undefined) => ({
  shapes,
  states: new Map<number, AreaState>(),
  /** What each source of some of them has. */
  sources: new Map<string, string>(),
});

type NumberedArea = Pick<RankedArea, "area" | "rank">;

function numbered(some: readonly NumberedArea[], { data, numberOf }: AreaShapes): FeatureCollection {
  const features = some.flatMap(({ area, rank }) => {
    const feature = data.features[(numberOf.get(area) ?? 0) - 1];
    return feature === undefined ? [] : [{ ...feature, properties: { rank } }];
  });
  return { type: "FeatureCollection", features };
}

function areaAt(known: KnownAreas | undefined, id: number | string | undefined): RankedArea | undefined {
  const area = known?.shapes?.areas[Number(id) - 1];
  return area === undefined ? undefined : known?.ranking?.byArea.get(area);
}

function wordsOf(area: RankedArea | undefined): HoverWords | undefined {
  if (area === undefined) return undefined;
  const { name, risk } = area;
  const color = risk === undefined ? "#ffffff" : relativeRiskColours[risk];
  return {
    name,
    kind: "Relative risk",
    status: { label: rankWords(area), mark: { color, isHatched: isMostlyUnknown(area) } },
  };
}

/** The areas that are in view, each once. */
function drawnAreas({ view }: LiveMap, known: KnownAreas | undefined): readonly RankedArea[] {
  if (view.getLayer(areaFill) === undefined) return [];
  const ids = new Set(view.queryRenderedFeatures(undefined, { layers: [areaFill] }).map(({ id }) => id));
  return [...ids].flatMap((id) => areaAt(known, id) ?? []);
}
