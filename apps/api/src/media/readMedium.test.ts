import { readMediaName } from "@stopbank/contract/media-name";
import { DomainError } from "@stopbank/errors";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bombPng, manyPassesJpeg, picture, pngChunk, randomPixels } from "../feedback/testing/pictures.ts";
import { readMedium } from "./readMedium.ts";
import { film } from "./testing/films.ts";
import { refusal } from "./testing/refusal.ts";

const own = async (bytes: Buffer): Promise<Buffer> =>
  Buffer.from((await readMedium(bytes)).sizes.get(0) ?? []);
describe("a picture", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "G-04: of %s becomes a WebP of its size and the narrower ones",
    async (format) => {
      const { name, sizes } = await readMedium(await picture(format, 1_400, 700));
      expect(readMediaName(name)).toMatchObject({ ending: "webp", size: { widthPx: 1_400, heightPx: 700 } });
      expect([...sizes.keys()]).toEqual([0, 320, 640, 1_280]);
      for (const [widthPx, bytes] of sizes) {
        const about = await sharp(bytes).metadata();
        expect(about).toMatchObject({ format: "webp", width: widthPx === 0 ? 1_400 : widthPx });
      }
    },
  );

  it("is 2,560 px at most, upright, in sRGB, and says nothing of its camera", async () => {
    const taken = await sharp(randomPixels(3_000, 1_000, 5), {
      raw: { width: 3_000, height: 1_000, channels: 3 },
    })
      .jpeg({ quality: 30 })
      .withExif({ IFD0: { Copyright: "Somebody", Orientation: "6" }, IFD3: { GPSLatitude: "38/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await own(taken);
    const about = await sharp(kept).metadata();
    expect(about).toMatchObject({ width: 853, height: 2_560, space: "srgb" });
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual(Array(4).fill(undefined));
  });

  it("that is as we write them stays byte for byte, and anything more in it does not", async () => {
    const first = await readMedium(await picture("png", 700, 350));
    const bytes = Buffer.from(first.sizes.get(0) ?? []);
    expect((await readMedium(bytes)).name).toBe(first.name);
    const words = await sharp(bytes)
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .webp()
      .toBuffer();
    const again = await own(words);
    expect(again.equals(words)).toBe(false);
    expect(again.includes("Somebody")).toBe(false);
    const part = Buffer.concat([Buffer.from("ABCD"), Buffer.of(4, 0, 0, 0), Buffer.from("more")]);
    const longer = Buffer.concat([bytes, part]);
    longer.writeUInt32LE(longer.length - 8, 4);
    expect((await own(longer)).includes("ABCDmore".slice(4))).toBe(false);
    const lossless = await sharp(randomPixels(20, 10, 2), { raw: { width: 20, height: 10, channels: 3 } })
      .ensureAlpha(0.5)
      .webp({ lossless: true })
      .toBuffer();
    expect((await own(lossless)).equals(lossless)).toBe(true);
  });

  it("A-37: is refused where it is not whole, is something else besides, moves, or would fill the memory", async () => {
    const png = await picture("png");
    const webp = await picture("webp", 200, 100);
    const refused: Readonly<Record<string, [Buffer, string]>> = {
      "cut off": [webp.subarray(0, -40), "bad-picture"],
      "with a page behind it": [
        Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]),
        "bad-picture",
      ],
      "with a zip behind it": [
        Buffer.concat([png, Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
        "bad-picture",
      ],
      "with a page in it": [
        Buffer.concat([png.subarray(0, 33), pngChunk("tEXt", Buffer.from("a\0<html>")), png.subarray(33)]),
        "bad-picture",
      ],
      "that moves": [
        Buffer.concat([png.subarray(0, 33), pngChunk("acTL", Buffer.alloc(8)), png.subarray(33)]),
        "bad-picture",
      ],
      "of a thousand passes": [await manyPassesJpeg(1_000), "bad-picture"],
      "of a billion pixels": [bombPng(40_000, 30_000), "too-large"],
    };
    for (const [what, [bytes, code]] of Object.entries(refused))
      expect([what, await refusal(bytes)]).toEqual([
        what,
        expect.objectContaining({ code: `media/${code}` }),
      ]);
    const frames = await sharp(randomPixels(20, 40, 1), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(frames.includes("ANIM")).toBe(true);
    expect(await refusal(frames)).toMatchObject({ message: expect.stringMatching(/moves.*still/) });
  });

  it.each([
    ["GIF", Buffer.from("GIF89a............"), /GIF is not taken.*PNG/],
    ["AVIF", Buffer.from("\0\0\0 ftypavif\0\0\0\0avifmif1"), /AVIF.*JPEG/],
    ["HEIC", Buffer.from("\0\0\0 ftypheic\0\0\0\0mif1heic"), /HEIC.*JPEG/],
    ["MP4", Buffer.from("\0\0\0 ftypisom\0\0\0\0isomiso2"), /MP4.*WebM/],
    ["TIFF", Buffer.from("II*\0............"), /TIFF/],
    ["PDF", Buffer.from("%PDF-1.7 ........"), /PDF/],
    ["a zip", Buffer.from("PK\x03\x04............"), /zip/],
    ["anything", Buffer.from("anything at all"), /no kind that is taken/],
  ])("of %s is refused with what to do instead", async (_what, bytes, words) => {
    expect(await refusal(bytes)).toMatchObject({
      code: "media/not-taken",
      message: expect.stringMatching(words),
    });
  });
});

describe("a drawing", () => {
  const svg = (inside: string, box = "0 0 40 29.6") =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
  it("is written anew from what a drawing needs, and the same when it comes again", async () => {
    const { name, sizes } = await readMedium(
      Buffer.concat([Buffer.from("\ufeff<!-- a -->"), svg("<metadata/><path d='M0 0h4'/>")]),
    );
    expect(readMediaName(name)).toMatchObject({ ending: "svg", size: { widthPx: 40, heightPx: 30 } });
    expect(Buffer.from(sizes.get(0) ?? []).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 29.6"><path d="M0 0h4"/></svg>',
    );
    expect((await readMedium(Buffer.from(sizes.get(0) ?? []))).name).toBe(name);
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>"), "media/unsafe-svg"],
    ["what runs", svg('<path onload="alert(1)" d="M0 0"/>'), "media/unsafe-svg"],
    ["a picture from elsewhere", svg('<image href="https://x.example/a.png"/>'), "media/unsafe-svg"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "media/unsafe-svg"],
    ["UTF-16", Buffer.concat([Buffer.from("<svg"), Buffer.of(0xff, 0xfe)]), "media/bad-drawing"],
    ["a megabyte", svg(`<path d="${"M0 0".repeat(300_000)}"/>`), "media/too-large"],
  ])("A-44: with %s is refused", async (_what, bytes, code) => {
    expect(await refusal(bytes)).toMatchObject({ code });
  });

  it("without a size that a page could keep free has none in its name", async () => {
    expect((await readMedium(svg("<path d='M0 0'/>", "0 0 0.1 900000"))).name).toMatch(/^[0-9a-f]{32}\.svg$/);
  });
});

it("A-37: whatever is sent is kept in a kind of its own or refused in words, and nothing else", async () => {
  const seeds = await Promise.all([
    picture("png"),
    picture("jpeg"),
    picture("webp"),
    film(),
    Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nA <b>word</b>"),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0"/></svg>'),
  ]);
  const spoilt = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
      fc.nat({ max: 40 }),
    )
    .map(([seed, changes, cut]) => {
      const bytes = Buffer.from(seed.subarray(0, seed.length - (cut > 20 ? cut : 0)));
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes;
    });
  const strange = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: strange }),
      async (bytes) => {
        try {
          const { name, sizes } = await readMedium(bytes);
          expect(readMediaName(name)).toBeDefined();
          expect(sizes.get(0)?.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          expect((error as DomainError).code).toMatch(/^media\//);
        }
      },
    ),
    { numRuns: 400 },
  );
});
