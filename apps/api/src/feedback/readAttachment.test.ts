import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureEnd } from "../pictures/pictureEnd.ts";
import { readAttachment } from "./readAttachment.ts";
import { manyPassesJpeg, picture, pngChunk } from "./testing/pictures.ts";

const attach = (filename: string, bytes: Buffer) =>
  readAttachment({ filename, bytes: bytes.toString("base64") });
const refusal = (code: string) => expect.objectContaining({ code: `feedback/${code}` });
const noPicture = refusal("no-picture");
const kinds = ["png", "jpeg", "webp"] as const;
const endingOf = { png: "PNG", jpeg: "jpg", webp: "webp" } as const;

describe("an attachment", () => {
  it.each(kinds)("is taken where it is a whole %s by its name and by its bytes", async (kind) => {
    const bytes = await picture(kind);
    expect(pictureEnd(kind, bytes)).toBe(bytes.length);
    expect(attach(`My screen shot.${endingOf[kind]}`, bytes)).toEqual({
      givenName: `My_screen shot.${endingOf[kind]}`,
      bytes,
    });
    // Some programs fill up with zeros.
    expect(attach(`a.${endingOf[kind]}`, Buffer.concat([bytes, Buffer.alloc(9)])).givenName).toBeDefined();
  });

  it("ACC-46: has the first space of its name as an underscore, and no folder or line in it", async () => {
    const bytes = await picture("png");
    for (const [given, kept] of [
      ["a b c.png", "a_b c.png"],
      ["../../etc/a b.png", "a_b.png"],
      ["C:\\Users\\Aroha\\my map.png", "my_map.png"],
      ["a\r\nb\0 ā.png", "ab_ā.png"],
    ] as const)
      expect(attach(given, bytes).givenName).toBe(kept);
  });

  it("A-37: is refused where name and bytes disagree, or the bytes are no picture that is taken", async () => {
    const [png, jpeg] = await Promise.all([picture("png"), picture("jpeg")]);
    expect(() => attach("a.jpg", png)).toThrow(noPicture);
    expect(() => attach("a.png", jpeg)).toThrow(noPicture);
    expect(() => attach("a.png.exe", png)).toThrow(noPicture);
    expect(() => attach("a.html", png)).toThrow(noPicture);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const name of ["a.svg", "a.png", "a.jpg"]) expect(() => attach(name, svg)).toThrow(noPicture);
    expect(() => attach("a.png", Buffer.from("GIF89a"))).toThrow(noPicture);
  });

  it.each(kinds)("A-37: is refused where a %s is something else as well", async (kind) => {
    const bytes = await picture(kind);
    const name = `a.${endingOf[kind]}`;
    const zip = Buffer.from("PK\x03\x04...PK\x05\x06", "latin1");
    for (const tail of [zip, Buffer.from("<script>alert(1)</script>"), Buffer.of(1)])
      expect(() => attach(name, Buffer.concat([bytes, tail]))).toThrow(noPicture);
    expect(() => attach(name, bytes.subarray(0, -8))).toThrow(noPicture);
  });

  it("A-37: is refused where something else stands within the picture", async () => {
    const [png, jpeg] = await Promise.all([picture("png"), picture("jpeg")]);
    for (const strange of ["%PDF-1.7", "<SCRIPT>", "<?php ", "<svg onload=a>", "PK\x05\x06"]) {
      const text = Buffer.from(strange, "latin1");
      const chunk = pngChunk("tEXt", Buffer.concat([Buffer.from("Comment\0"), text]));
      expect(() => attach("a.png", Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toThrow(
        noPicture,
      );
      const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, text.length + 2), text]);
      expect(() => attach("a.jpg", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toThrow(
        noPicture,
      );
    }
  });

  it("A-37: is refused where a JPEG is drawn over and over", async () => {
    expect(attach("a.jpg", await manyPassesJpeg(20)).givenName).toBe("a.jpg");
    const many = await manyPassesJpeg(200);
    expect(() => attach("a.jpg", many)).toThrow(noPicture);
  });

  it("ACC-49: is refused beyond 5 MB, and where it is no base64", () => {
    const most = 5 * 1_048_576;
    expect(() => attach("a.png", Buffer.alloc(most + 1))).toThrow(refusal("picture-too-large"));
    expect(() => attach("a.png", Buffer.alloc(most))).toThrow(noPicture);
    expect(() => readAttachment({ filename: "a.png", bytes: "data:image/png;base64,AAAA" })).toThrow(
      refusal("bad-attachment"),
    );
  });

  it("is looked through in one go, whatever its lengths say", async () => {
    const whole = await Promise.all(kinds.map((kind) => picture(kind)));
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
        (kind, bytes, changes) => {
          const bent = Buffer.from(bytes);
          for (const [at, value] of changes) bent[at % bent.length] = value;
          const end = pictureEnd(kind, bent);
          expect(end ?? 0).toBeLessThanOrEqual(bent.length);
        },
      ),
    );
    const filling = Buffer.alloc(5e6, 0xff);
    filling[1] = 0xd8;
    const began = performance.now();
    pictureEnd("jpeg", filling);
    pictureEnd("png", Buffer.alloc(5e6));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
