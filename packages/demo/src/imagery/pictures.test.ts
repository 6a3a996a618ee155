import { describe, expect, it } from "vitest";
import { demoClients } from "../clients.ts";
import { emptyGrid, gridOf } from "../ground/grid.ts";
import type { AerialColours } from "./aerial.ts";
import { obliqueViews, type RgbPicture } from "./oblique.ts";
import { encodePng } from "./png.ts";
import { portraits } from "./portraits.ts";

/** A ground of one colour, 10 by 8 pixels. */
const green: AerialColours = {
  width: 10,
  height: 8,
  pixels: new Uint8Array(80),
  palette: Uint8Array.from([0, 200, 0]),
  toPx: ([x, y]) => [x / 3_000, y / 3_000],
};

const view = { from: [15_000, 23_000] as const, above: 1_000, bearing: 0, dip: 5, fieldOfView: 60 };
const colourAt = ({ pixels, width }: RgbPicture, column: number, row: number) => [
  ...pixels.subarray((row * width + column) * 3, (row * width + column) * 3 + 3),
];
/** The first row of a column that is ground. */
const skyline = (picture: RgbPicture, column: number) => {
  for (let row = 0; row < picture.height; row++) {
    const [, greenness = 0, blue = 0] = colourAt(picture, column, row);
    // The sky is blue, and pale where it meets the ground.
    if (greenness > blue * 1.02) return row;
  }
  return picture.height;
};

describe("a view in perspective", () => {
  const flat = obliqueViews(emptyGrid(200), green)(view, 80, 60);

  it("has the sky above the ground, and what is near in its own colour", () => {
    expect(colourAt(flat, 40, 0)[2]).toBeGreaterThan(180);
    const [red = 255, greenness = 0, blue = 255] = colourAt(flat, 40, 59);
    expect(greenness).toBeGreaterThan(180);
    expect(Math.max(red, blue)).toBeLessThan(60);
  });

  it("has what is far paler than what is near", () => {
    const [red = 0] = colourAt(flat, 40, skyline(flat, 40) + 2);
    expect(red).toBeGreaterThan(colourAt(flat, 40, 59)[0] ?? 255);
  });

  it("has hills stand above the plain, on the side that they are on", () => {
    const hills = gridOf(200, (x, y) => (x > 18_000 && y < 15_000 ? 500 : 0));
    const picture = obliqueViews(hills, green)(view, 80, 60);
    expect(skyline(picture, 75)).toBeLessThan(skyline(flat, 75) - 2);
    expect(skyline(picture, 5)).toBe(skyline(flat, 5));
  });

  it("is drawn the same each time, so that its name is", () => {
    expect(obliqueViews(emptyGrid(200), green)(view, 80, 60).pixels).toEqual(flat.pixels);
  });
});

it("writes a picture that is wider than high as PNG", () => {
  const png = encodePng({ width: 3, height: 2, pixels: new Uint8Array(18) }, 1);
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 3, 2]);
});

it("HOM-07: has a portrait of each person of the demonstration, without anything active in it", () => {
  const landing = demoClients[0]?.content.find(({ kind }) => kind === "landingPage");
  const named = JSON.stringify(landing?.body).match(/picture:portrait-[^"]+/g) ?? [];
  expect(named.map((each) => each.replace("picture:", "")).toSorted()).toEqual(
    portraits.map(({ name }) => name).toSorted(),
  );
  for (const { svg } of portraits) expect(svg).toMatch(/^<svg [^>]+>(<path [^<>]+\/>)+<\/svg>$/);
});

it("draws every picture that the texts name", async () => {
  const { readFile } = await import("node:fs/promises");
  const source = await readFile(new URL("./drawPictures.ts", import.meta.url), "utf8");
  const drawn = [...source.matchAll(/name: "([a-z]+)"/g)].map(([, name]) => name);
  const named = demoClients.flatMap(
    ({ content }) => JSON.stringify(content).match(/picture:[a-z]+(?=")/g) ?? [],
  );
  expect(new Set(named.map((each) => each.replace("picture:", "")))).toEqual(new Set(drawn));
});
