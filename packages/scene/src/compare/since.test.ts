import { expect, it } from "vitest";
import { emptyScene } from "../emptyScene.ts";
import { isNewPlace } from "../isNewPlace.ts";
import { addLayer, hazardLayer } from "../layers.ts";
import { decodeScene, encodeScene } from "../query/sceneQuery.ts";
import { createSceneStore } from "../store/sceneStore.ts";
import { beginComparing } from "./comparing.ts";
import { showSince, showsChanges, stopShowingSince } from "./since.ts";

const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const start = addLayer(hazardLayer("river", "river_hold"), () => false)(empty);
const version = "0123456789abcdef";
const compare = beginComparing({ river: { scenario: "river_breach", controls: {} } });

it("is shown in place of a comparison of sides, and the other way round", () => {
  expect(showsChanges(start)).toBe(false);
  const shown = showSince(version)(compare(start));
  expect([shown.since, shown.compare, showsChanges(shown)]).toEqual([version, undefined, true]);
  expect(showSince(version)(shown)).toBe(shown);
  const compared = compare(shown);
  expect([compared.since, showsChanges(compared)]).toEqual([undefined, false]);
  expect(stopShowingSince(shown)).toEqual(start);
  expect(stopShowingSince(start)).toBe(start);
});

it("is in the link, and gone by undo", () => {
  const shown = showSince(version)(start);
  const { query } = encodeScene(shown);
  expect(query).toContain(`since=${version}`);
  expect(decodeScene(query, empty)).toEqual({ scene: shown, ignored: [] });
  expect(isNewPlace(start, shown)).toBe(true);
  const store = createSceneStore(start);
  store.apply(showSince(version));
  store.undo();
  expect(store.state.scene).toEqual(start);
  const damaged = decodeScene(query.replace(version, "latest"), empty);
  expect(damaged.ignored).toEqual([
    { what: "the version the map is compared with", reason: "It is damaged." },
  ]);
});
