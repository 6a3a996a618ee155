import { readMediaName } from "@stopbank/contract/media-name";
import { DomainError } from "@stopbank/errors";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bombPng, manyPassesJpeg, picture, pngChunk, randomPixels } from "../feedback/testing/pictures.ts";
import { readMedium } from "./readMedium.ts";
import {
  cluster,
  element,
  film,
  head,
  openElement,
  pictureTrack,
  segment,
  soundTrack,
  tracks,
} from "./testing/films.ts";

const own = async (bytes: Buffer): Promise<Buffer> =>
  Buffer.from((await readMedium(bytes)).sizes.get(0) ?? []);
const refusal = (bytes: Buffer): Promise<unknown> =>
  readMedium(bytes).then(
    ({ name }) => `taken as ${name}`,
    (error: unknown) => error,
  );

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

describe("captions", () => {
  const vtt = (...lines: readonly string[]) => Buffer.from(["WEBVTT", "", ...lines].join("\n"));
  const cue = "00:01.000 --> 00:04.500 align:start position:10%";
  it("are kept as they are", async () => {
    const bytes = vtt(
      "NOTE by us",
      "",
      "1",
      cue,
      "<v Mere>The <i>Awatōrea</i> &amp; we",
      "- two lines",
      "",
      "01:00:00.000 --> 01:00:02.000",
      "Later",
    );
    const { name, sizes } = await readMedium(bytes);
    expect(name).toMatch(/^[0-9a-f]{32}\.vtt$/);
    expect(sizes.get(0)).toBe(bytes);
    expect((await readMedium(Buffer.from(`\ufeffWEBVTT - ours\r\n\r\n${cue}\r\nWords\r\n`))).name).toContain(
      ".vtt",
    );
  });

  it.each([
    ["no time", ["Words"], /Line 3.*00:01.000 -->/],
    ["a time that is none", ["00:01 --> 00:02", "a"], /Line 3/],
    ["an end before its beginning", ["00:05.000 --> 00:04.000", "a"], /Line 3.*ends before it begins/],
    [
      "an order that goes back",
      [cue, "a", "", "00:00.500 --> 00:00.700", "b"],
      /Line 6.*before the one above/,
    ],
    ["no words", [cue], /Line 3.*no words/],
    ["styles", ["STYLE", "::cue { color: red }"], /Line 3.*styles/],
    ["marks of a page", [cue, "<script>alert(1)</script>"], /Line 4.*&lt;/],
    ["a bare bracket", [cue, "a < b"], /Line 4/],
    ["an arrow in the words", [cue, "a --> b"], /Line 4.*-->/],
    ["nothing", [], /no captions/],
  ])("with %s are refused, by line", async (_what, lines, words) => {
    expect(await refusal(vtt(...lines))).toMatchObject({
      code: "media/bad-captions",
      message: expect.stringMatching(words),
    });
  });

  it("that are no text, or too long, are refused", async () => {
    expect(await refusal(Buffer.concat([vtt(cue), Buffer.of(0xff)]))).toMatchObject({
      code: "media/bad-captions",
    });
    expect(await refusal(vtt(cue, "a\0b"))).toMatchObject({ code: "media/bad-captions" });
    expect(await refusal(vtt(cue, "a".repeat(500_000)))).toMatchObject({ code: "media/too-large" });
    expect(await refusal(Buffer.from(`WEBVTT\n${cue}\na`))).toMatchObject({
      message: expect.stringContaining("empty line"),
    });
  });
});

describe("a film", () => {
  const whole = (...parts: readonly Uint8Array[]) => Buffer.concat([head(), segment(...parts)]);
  /** A cluster of 70,000 blocks without anything in them. */
  const crumbs = element(0x1f43b675, Buffer.alloc(140_000, Buffer.of(0xa3, 0x80)));
  it("is kept as it is, also where a program left lengths open as it recorded", async () => {
    const bytes = film();
    const { name, sizes } = await readMedium(bytes);
    expect(readMediaName(name)).toMatchObject({ ending: "webm", size: { widthPx: 1_280, heightPx: 720 } });
    expect(sizes.get(0)).toBe(bytes);
    const blocks = element(0xa3, Buffer.alloc(9));
    const recorded = Buffer.concat([
      head(),
      openElement(
        0x18538067,
        tracks(pictureTrack("V_VP8")),
        openElement(0x1f43b675, element(0xe7, 0), blocks),
        openElement(0x1f43b675, element(0xe7, 9), blocks),
      ),
    ]);
    expect((await readMedium(recorded)).name).toContain("-1280x720.webm");
  });

  it.each<[string, Buffer, RegExp]>([
    [
      "is Matroska",
      Buffer.concat([head("matroska"), segment(tracks(pictureTrack()), cluster())]),
      /no whole WebM/,
    ],
    ["has something behind it", Buffer.concat([film(), Buffer.from("<script>")]), /no whole WebM/],
    ["is cut off", film(500).subarray(0, -40), /no whole WebM/],
    ["is H.264", whole(tracks(pictureTrack("V_MPEG4/ISO/AVC")), cluster()), /V_MPEG4\/ISO\/AVC.*VP9/],
    ["has other sound", whole(tracks(pictureTrack(), soundTrack("A_AAC")), cluster()), /A_AAC/],
    ["has two pictures", whole(tracks(pictureTrack(), pictureTrack()), cluster()), /one picture track/],
    ["has sound alone", whole(tracks(soundTrack()), cluster()), /one picture track/],
    ["carries files", whole(tracks(pictureTrack()), element(0x1941a469, "x"), cluster()), /other files/],
    ["is encrypted", whole(tracks(pictureTrack("V_VP9", element(0x6d80, "x"))), cluster()), /encrypted/],
    [
      "has parts that nobody knows",
      whole(tracks(pictureTrack()), cluster(), element(0x4444, "x")),
      /no whole WebM/,
    ],
    ["has no pictures", whole(tracks(pictureTrack())), /no whole WebM/],
    [
      "lists its tracks twice",
      whole(tracks(pictureTrack()), tracks(pictureTrack()), cluster()),
      /no whole WebM/,
    ],
    ["is a head alone", head(), /no whole WebM/],
    [
      "has more parts in all than a film, though no cluster has",
      whole(tracks(pictureTrack()), crumbs, crumbs, crumbs),
      /no whole WebM/,
    ],
  ])("that %s is refused", async (_what, bytes, words) => {
    expect(await refusal(bytes)).toMatchObject({
      code: "media/bad-film",
      message: expect.stringMatching(words),
    });
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
