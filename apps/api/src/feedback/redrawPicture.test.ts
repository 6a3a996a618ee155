import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { redrawPicture } from "./redrawPicture.ts";
import { bombPng, manyPassesJpeg, picture, randomPixels } from "./testing/pictures.ts";

const refusal = (code: string) => expect.objectContaining({ code: `feedback/${code}` });

describe("a picture drawn anew", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "A-37: a %s comes through as WebP that looks the same",
    async (format) => {
      const [width, height] = [61, 47];
      // Broad patches: noise is what WebP leaves out.
      const given = await sharp(randomPixels(4, 3, 5), { raw: { width: 4, height: 3, channels: 3 } })
        .resize(width, height, { kernel: "nearest", fit: "fill" })
        .toFormat(format)
        .toBuffer();
      const drawn = await redrawPicture(given);
      expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width, height });
      const pixelsOf = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
      const [before, after] = [await pixelsOf(given), await pixelsOf(drawn)];
      let off = 0;
      before.forEach((value, i) => {
        off += Math.abs(value - (after[i] ?? 0));
      });
      expect(off / (width * height * 3)).toBeLessThan(12);
    },
  );

  it("A-37: keeps no metadata, and stands upright without it", async () => {
    const secret = "Aroha at 41.2 S 174.9 E";
    const given = await sharp(randomPixels(40, 20, 2), { raw: { width: 40, height: 20, channels: 3 } })
      .jpeg()
      .withExif({ IFD0: { ImageDescription: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(given.includes(secret) || given.includes("Exif")).toBe(true);
    const drawn = await redrawPicture(given);
    const { exif, xmp, icc, orientation, width, height } = await sharp(drawn).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([20, 40]);
    expect(drawn.includes(secret)).toBe(false);
  });

  it("A-37: refuses a bomb by its header, before it takes memory", async () => {
    const bomb = bombPng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(600_000);
    const before = process.memoryUsage().rss;
    await expect(redrawPicture(bomb)).rejects.toEqual(refusal("picture-too-large"));
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  it("ACC-49: takes 20 megapixels and not one row more", async () => {
    await expect(redrawPicture(bombPng(5_000, 4_001))).rejects.toEqual(refusal("picture-too-large"));
    expect(await sharp(await redrawPicture(bombPng(5_000, 4_000))).metadata()).toMatchObject({
      format: "webp",
    });
  });

  it("draws what is longer than WebP can be smaller", async () => {
    const { width, height } = await sharp(await redrawPicture(bombPng(20_000, 50))).metadata();
    expect([width, height]).toEqual([8_192, 20]);
  });

  it("A-37: refuses other kinds whatever their bytes promise", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    const tiff = await sharp(randomPixels(4, 4, 1), { raw: { width: 4, height: 4, channels: 3 } })
      .tiff()
      .toBuffer();
    for (const bytes of [svg, gif, tiff, Buffer.from("%PDF-1.7\n"), Buffer.alloc(0)])
      await expect(redrawPicture(bytes)).rejects.toEqual(refusal("no-picture"));
  });

  it("A-37: refuses or draws what is cut short, bent or made of passes, in good time and without falling over", async () => {
    const whole = await Promise.all((["png", "jpeg", "webp"] as const).map((format) => picture(format)));
    const refusedOrDrawn = (bytes: Buffer) =>
      redrawPicture(bytes).then(
        (drawn) => expect(drawn.toString("latin1", 8, 12)).toBe("WEBP"),
        (error) => expect(error.code).toMatch(/^feedback\/(no-picture|picture-too-large)$/),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 1, 2),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }),
        fc.option(fc.nat()),
        async (which, changes, cut) => {
          const bent = Buffer.from(whole[which] ?? []);
          for (const [at, value] of changes) bent[at % bent.length] = value;
          await refusedOrDrawn(cut === null ? bent : bent.subarray(0, cut % bent.length));
        },
      ),
      { numRuns: 300 },
    );
    for (const bytes of whole)
      await expect(redrawPicture(bytes.subarray(0, -40))).rejects.toEqual(refusal("no-picture"));
    await refusedOrDrawn(await manyPassesJpeg(2_000));
  });
});
