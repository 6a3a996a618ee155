import { describe, expect, it } from "vitest";
import { mediaAddress, mediaNameOf, pictureSet, readMediaName } from "./mediaName.ts";
import { mediaPrefix } from "./mediaPrefix.ts";

const hash = "0123456789abcdef0123456789abcdef";

describe("the name of a medium", () => {
  it.each([
    [`${hash}-1280x800.webp`, { hash, ending: "webp", size: { widthPx: 1280, heightPx: 800 } }],
    [`${hash}.vtt`, { hash, ending: "vtt" }],
  ])("%s is read as it is written", (name, read) => {
    expect(readMediaName(name)).toEqual(read);
    const known = readMediaName(name);
    expect(known && mediaNameOf(known)).toBe(name);
  });

  it.each([
    "",
    `${hash}.png`,
    `${hash}-0x5.webp`,
    `../${hash}.webp`,
    `${hash}.webp\n`,
    `${hash.toUpperCase()}.webp`,
  ])("is none: %j", (name) => {
    expect(readMediaName(name)).toBeUndefined();
  });
});

describe("where a medium lies", () => {
  it.each([
    [`media/${hash}.webp`, `/media/larkhaven/${hash}.webp`],
    ["cover.webp", "/media/larkhaven/cover.webp"],
    ["https://example.org/a.webp", "https://example.org/a.webp"],
    ["//example.org/a.webp", "//example.org/a.webp"],
    ["/logos/full.svg", "/logos/full.svg"],
    ["#note", "#note"],
  ])("G-04: %s lies at %s", (address, at) => {
    expect(mediaAddress(mediaPrefix("larkhaven"), address)).toBe(at);
  });
});

it.each([
  ["-1280x800.webp", "/a?w=320 320w, /a?w=640 640w, /a 1280w"],
  ["-320x200.webp", undefined],
  ["-1280x800.svg", undefined],
  [".webp", undefined],
])("a picture called …%s is answered in widths: %s", (end, widths) => {
  expect(pictureSet("/a", readMediaName(`${hash}${end}`))).toBe(widths);
});
