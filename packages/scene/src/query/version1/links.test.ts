import { describe, expect, it } from "vitest";
import { emptyScene } from "../../emptyScene.ts";
import { levels } from "../../testing/levels.ts";
import { decodeScene, encodeScene } from "../sceneQuery.ts";
import frozen from "./links.json" with { type: "json" };

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const count = { ...levels, id: "risk.count", what: "what the summary counts", decode: readCount };

/** As the risk plugin reads it, whose own test goes through the same links. */
function readCount(text: string) {
  const pairs = text.split(",").map((part) => part.split(":").map(decodeURIComponent));
  const isUnderstood = pairs.every(([, measure]) => measure === "value" || measure === "damage");
  return isUnderstood ? Object.fromEntries(pairs) : undefined;
}

const byPart = (a: { what: string }, b: { what: string }) => (a.what < b.what ? -1 : 1);

// What each link showed when there was no other version stands beside it.
describe("links of version 1", () => {
  it.each(frozen)("open for good: $link", ({ link, scene, ignored }) => {
    const { measures, ...rest } = scene as typeof scene & { measures?: object };
    const opened = decodeScene(link, start, [count]);
    // No tab is the first of the page, which then was the layers on every one.
    const drawer = { focus: "layers", ...opened.scene.drawer };
    expect({ ...opened.scene, drawer }).toEqual({
      ...rest,
      version: 2,
      ...(measures === undefined ? {} : { extensions: { "risk.count": measures } }),
    });
    expect(opened.ignored.toSorted(byPart)).toEqual(ignored.toSorted(byPart));
  });

  it.each(frozen)("are the same scene once they are written anew: $link", ({ link }) => {
    const { scene } = decodeScene(link, start, []);
    const { query } = encodeScene(scene);
    expect(query).toMatch(/^v=2&/);
    expect(decodeScene(query, start, []).scene).toEqual(scene);
  });
});
