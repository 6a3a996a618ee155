import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { standInPage } from "@stopbank/map/testing/page";
import { openStandIn } from "@stopbank/map/testing/stand-in";
import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { beforeEach, expect, it } from "vitest";
import { applyInputs, choiceOf, toggleArea } from "../../domain/choice/choosing.ts";
import { priorities as answer, stability } from "../../domain/testing/answers.ts";
import { settings } from "../../domain/testing/settings.ts";
import { createPriorities } from "../data/createPriorities.ts";
import { areaFill, areaSource, selectedSource, topSource, unknownSource } from "./areaPaint.ts";
import { areasFeature } from "./areasFeature.ts";

beforeEach(standInPage);

const square = (at: number) => ({
  type: "Polygon",
  coordinates: [
    [
      [at, 0],
      [at + 1, 0],
      [at + 1, 1],
      [at, 0],
    ],
  ],
});
const answers: Readonly<Record<string, () => unknown>> = {
  [routes.priorityAssessments.path]: () => settings.assessments,
  [routes.priorityScenarios.path]: () => settings.scenarios,
  [routes.priorityValueSets.path]: () => settings.valueSets,
  [routes.priorityLayers.path]: () => settings.layers,
  [routes.areaPriorities.path]: () => answer,
  [routes.rankStability.path]: () => stability,
  [routes.regionGeometries.path]: () =>
    Object.values(answer.regions).map(({ area, name }, at) => ({ region: area, name, geometry: square(at) })),
};

function open(instead: Readonly<Record<string, () => unknown>> = {}, scene?: Scene, sought?: string) {
  const asked: string[] = [];
  const call = (async ({ path }: { path: string }) => {
    asked.push(path);
    return (instead[path] ?? answers[path])?.();
  }) as unknown as CallApi;
  const mark = { isDismissed: () => true, dismiss: () => undefined };
  const made = createPriorities({ call, toaster: { whileSlow: () => () => undefined }, mark });
  made.seek(sought);
  return { asked, made, ...openStandIn({ features: [areasFeature(made)], ...(scene && { scene }) }) };
}

const stateOf = (standIn: ReturnType<typeof open>["standIn"], number: number) =>
  standIn.states.get(`${areaSource}/${number}`);
/** The numbers of the areas that are outlined. */
const selected = (standIn: ReturnType<typeof open>["standIn"]) =>
  (standIn.style.sources[selectedSource] as { data: { features: { id: number }[] } }).data.features.map(
    ({ id }) => id,
  );
const pointAt = { point: { x: 1, y: 2 }, lngLat: { lng: 0, lat: 0, wrap: () => ({ lng: 0, lat: 0 }) } };

it("PRI-02 paints areas by relative risk, the firmer their rank the stronger, and numbers the first", async () => {
  const { standIn, notices, state } = open();
  await expect.poll(() => stateOf(standIn, 1)).toEqual({ level: 5, firmness: 0.5 });
  // Harbour, Riverside, Ōtara Flats, Hilltop, Plains, and Back Country, of which nothing is known.
  expect([1, 2, 3, 4, 5, 6].map((at) => (stateOf(standIn, at) as { level: number }).level)).toEqual([
    5, 5, 4, 1, 3, 0,
  ]);
  expect(standIn.style.sources[topSource]).toMatchObject({
    data: { features: [1, 2, 3, 4, 5].map((_, at) => ({ properties: { rank: [2, 1, 3, 5, 4][at] } })) },
  });
  expect(standIn.style.sources[unknownSource]).toMatchObject({ data: { features: [{ id: 6 }] } });
  expect(notices).toEqual([]);
  await expect.poll(() => state.pending).toEqual([]);
});

it("says that the picture is still to change until the areas have their colours", async () => {
  const { standIn, state } = open();
  await expect.poll(() => state.pending).not.toEqual([]);
  await expect.poll(() => state.pending).toEqual([]);
  expect([1, 2, 3, 4, 5, 6].filter((at) => stateOf(standIn, at) === undefined)).toEqual([]);
});

it("PRI-02 paints anew at once by other weights, without a call; undo takes them back", async () => {
  const { standIn, store, asked } = open();
  await expect.poll(() => stateOf(standIn, 3)).toMatchObject({ level: 4 });
  const calls = asked.length;
  store.apply(applyInputs({ scenario: "later", weights: { land: 5 } }));
  await expect.poll(() => stateOf(standIn, 3)).toMatchObject({ level: 5 });
  expect(stateOf(standIn, 1)).toMatchObject({ level: 2 });
  store.undo();
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
  expect(asked).toHaveLength(calls);
});

it("PRI-02 says what is under the pointer, selects it by a click and flies there, and deselects it by another", async () => {
  const { standIn, store, state } = open();
  await expect.poll(() => stateOf(standIn, 2)).toBeDefined();
  standIn.draw(areaFill, areaSource, 2);
  standIn.fire("mousemove", pointAt);
  await expect
    .poll(() => state.hovered)
    .toMatchObject({
      name: "Riverside",
      kind: "Relative risk",
      status: { label: "Very high, number 1, 4% not assessed" },
    });
  standIn.fire("click", pointAt);
  await expect.poll(() => choiceOf(store.state.scene).area).toBe("suburbs.riverside");
  await expect.poll(() => selected(standIn)).toEqual([2]);
  expect(standIn.flights).toBe(1);
  standIn.fire("click", pointAt);
  await expect.poll(() => choiceOf(store.state.scene).area).toBeUndefined();
  await expect.poll(() => selected(standIn)).toEqual([]);
  expect(standIn.flights).toBe(1);
});

it("PRI-02 flies to no area that a link has selected: the link says where to look", async () => {
  const link = toggleArea("suburbs.riverside")(
    emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }),
  );
  const { standIn, store } = open({}, link);
  await expect.poll(() => selected(standIn)).toEqual([2]);
  expect(standIn.flights).toBe(0);
  store.apply(toggleArea("suburbs.harbour"));
  await expect.poll(() => selected(standIn)).toEqual([1]);
  expect(standIn.flights).toBe(1);
});

it("PRI-02 flies once to an area that was chosen before its outline came", async () => {
  const outlines = Promise.withResolvers<unknown>();
  const { standIn, store, made } = open({ [routes.regionGeometries.path]: () => outlines.promise });
  await made.scores("later/suburbs");
  await expect.poll(() => made.knownStability("later/suburbs")).toBeDefined();
  store.apply(toggleArea("suburbs.riverside"));
  await expect.poll(() => choiceOf(store.state.scene).area).toBe("suburbs.riverside");
  expect(standIn.flights).toBe(0);
  outlines.resolve(answers[routes.regionGeometries.path]?.());
  await expect.poll(() => selected(standIn)).toEqual([2]);
  await expect.poll(() => standIn.flights).toBe(1);
  // Other weights and what else is learned leave the map where it is.
  store.apply(applyInputs({ scenario: "later", weights: { land: 5 } }));
  made.listAll(true);
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 2 });
  expect(standIn.flights).toBe(1);
});

it("PRI-02 flies once to an area whose row was pressed before there was a map", async () => {
  const link = toggleArea("suburbs.riverside")(
    emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }),
  );
  const { standIn, store, made } = open({}, link, "suburbs.riverside");
  await expect.poll(() => selected(standIn)).toEqual([2]);
  await expect.poll(() => standIn.flights).toBe(1);
  expect(made.look.sought).toBeUndefined();
  store.apply(applyInputs({ scenario: "later", weights: { land: 5 } }));
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 2 });
  expect(standIn.flights).toBe(1);
});

it("PRI-02 stays where a link looks, whichever other row was pressed and left before there was a map", async () => {
  const link = toggleArea("suburbs.riverside")(
    emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }),
  );
  const { standIn } = open({}, link, "suburbs.harbour");
  await expect.poll(() => selected(standIn)).toEqual([2]);
  expect(standIn.flights).toBe(0);
});

it("lists areas for those who cannot point", async () => {
  const { standIn, store, opened } = open();
  await expect.poll(() => stateOf(standIn, 6)).toBeDefined();
  standIn.draw(areaFill, areaSource, 6);
  const [item] = opened.drawn();
  expect(item).toMatchObject({ layer: "Suburbs", name: "Back Country", status: "Not assessed" });
  item?.choose();
  expect(choiceOf(store.state.scene).area).toBe("suburbs.back_country");
});

it("PRI-02 hatches an area of which half or more was not assessed, whatever its rank, and says so", async () => {
  const harbour = answer.regions["suburbs.harbour"]!;
  const unknown = {
    ...answer,
    regions: { ...answer.regions, "suburbs.harbour": { ...harbour, unknown_shares: [0.5, 0.5, 0.5] } },
  };
  const { standIn, store, state, opened } = open({ [routes.areaPriorities.path]: () => unknown });
  await expect.poll(() => stateOf(standIn, 1)).toBeDefined();
  const hatched = () =>
    (standIn.style.sources[unknownSource] as { data: { features: { id: number }[] } }).data.features.map(
      ({ id }) => id,
    );
  expect(hatched().toSorted()).toEqual([1, 6]);
  standIn.draw(areaFill, areaSource, 1);
  expect(opened.drawn()[0]).toMatchObject({ status: "Very high, number 2, 50% not assessed" });
  standIn.fire("mousemove", pointAt);
  await expect.poll(() => state.hovered).toMatchObject({ status: { mark: { isHatched: true } } });
  const before = standIn.style.sources[unknownSource];
  store.apply(applyInputs({ scenario: "later", weights: { land: 5 } }));
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 2 });
  expect(standIn.style.sources[unknownSource]).toBe(before);
});

it("says what its colours mean, in words", () => {
  const { made } = open();
  const [card] = areasFeature(made).legend?.({} as never, {} as never) ?? [];
  expect(card).toMatchObject({ title: "Relative risk", note: expect.stringContaining("Paler") });
  expect(card?.marks?.map(({ label }) => label)).toEqual([
    "Very high",
    "High",
    "Moderate",
    "Low",
    "Very low",
    "Half or more not assessed",
  ]);
});

it("PRI-13 stays quiet where an answer fails, and draws it when it comes after all", async () => {
  let isAway = true;
  const { standIn, made, notices, state } = open({
    [routes.areaPriorities.path]: () => {
      if (isAway) throw new Error("The server is out of reach.");
      return answer;
    },
  });
  await expect.poll(() => state.pending).toEqual([]);
  expect(notices).toEqual([]);
  expect(stateOf(standIn, 1)).toBeUndefined();
  isAway = false;
  await Promise.all([made.shapes("later/suburbs"), made.stability("later/suburbs")]);
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
});

it("PRI-13 shows no scenario's ranks under the name of one whose answer fails, until that comes", async () => {
  let isAway = false;
  const { standIn, store, made, state } = open({
    [routes.areaPriorities.path]: () => {
      if (isAway) throw new Error("The server is out of reach.");
      return answer;
    },
  });
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
  await expect.poll(() => state.pending).toEqual([]);
  isAway = true;
  store.apply(applyInputs({ scenario: "today", weights: {} }));
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 0 });
  expect([1, 2, 3, 4, 5, 6].map((at) => (stateOf(standIn, at) as { level: number }).level)).toEqual(
    Array(6).fill(0),
  );
  for (const source of [topSource, unknownSource])
    expect(standIn.style.sources[source]).toMatchObject({ data: { features: [] } });
  isAway = false;
  await Promise.all([made.shapes("today/suburbs"), made.stability("today/suburbs")]);
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
  expect(standIn.style.sources[topSource]).toMatchObject({ data: { features: { length: 5 } } });
});

it("PRI-13 takes a former scenario's ranks off while the next ones are long under way", async () => {
  const slow = Promise.withResolvers<typeof answer>();
  let isSlow = false;
  const { standIn, store } = open({ [routes.areaPriorities.path]: () => (isSlow ? slow.promise : answer) });
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
  isSlow = true;
  store.apply(applyInputs({ scenario: "today", weights: {} }));
  expect(stateOf(standIn, 1)).toMatchObject({ level: 5 });
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 0 });
  expect(standIn.style.sources[topSource]).toMatchObject({ data: { features: [] } });
  slow.resolve(answer);
  await expect.poll(() => stateOf(standIn, 1)).toMatchObject({ level: 5 });
});

it("draws nothing where nothing says what areas are ranked by, nor does it ask", async () => {
  const none = Object.fromEntries(
    [
      routes.priorityAssessments,
      routes.priorityScenarios,
      routes.priorityValueSets,
      routes.priorityLayers,
    ].map(({ path }) => [path, () => []]),
  );
  const { standIn, store, state, asked } = open(none);
  await expect.poll(() => state.pending).toEqual([]);
  store.apply(toggleArea("suburbs.riverside"));
  expect(asked).toHaveLength(4);
  expect(standIn.flights).toBe(0);
});
