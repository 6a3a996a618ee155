import { crc32, deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { withPngTexts } from "./pngText.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const chunk = (name: string, data: Uint8Array) => {
  const body = Buffer.concat([bytes(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};
/** One black pixel. */
const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const png = new Uint8Array(
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from([0, 0]))),
    chunk("IEND", Buffer.alloc(0)),
  ]),
);

/** Chunks in order, with whether their checksum is right. */
function chunksOf(file: Uint8Array) {
  const whole = Buffer.from(file);
  const chunks: { name: string; data: Buffer; isSound: boolean }[] = [];
  for (let at = 8; at < whole.length; ) {
    const length = whole.readUInt32BE(at);
    const body = whole.subarray(at + 4, at + 8 + length);
    const isSound = whole.readUInt32BE(at + 8 + length) === crc32(body);
    chunks.push({ name: body.toString("latin1", 0, 4), data: body.subarray(4), isSound });
    at += 12 + length;
  }
  return chunks;
}

it("EXP-14 has what it says of itself as iTXt after its header, in UTF-8, with checksums that hold", () => {
  const chunks = chunksOf(
    withPngTexts(png, { Title: "Map of Ōtaki", Source: "https://example.test/risk?v=1" }),
  );
  expect(chunks.map(({ name }) => name)).toEqual(["IHDR", "iTXt", "iTXt", "IDAT", "IEND"]);
  expect(chunks.every(({ isSound }) => isSound)).toBe(true);
  expect(chunks[1]?.data.toString()).toBe("Title\0\0\0\0\0Map of Ōtaki");
  expect(chunks[2]?.data.toString()).toBe("Source\0\0\0\0\0https://example.test/risk?v=1");
});

it("leaves out what would end a text before its end, and a picture without texts as it is", () => {
  expect(chunksOf(withPngTexts(png, { Title: "a\0b" }))[1]?.data.toString()).toBe("Title\0\0\0\0\0ab");
  expect(withPngTexts(png, {})).toEqual(png);
});

it("refuses what is no PNG", () => {
  const refused = expect.objectContaining({ code: "map/not-a-png" });
  expect(() => withPngTexts(new Uint8Array(64), {})).toThrow(refused);
  expect(() => withPngTexts(png.slice(0, 20), {})).toThrow(refused);
});
