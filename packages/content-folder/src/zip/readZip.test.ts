import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { ZipFile } from "yazl";
import { readZip } from "./readZip.ts";
import { writeZip } from "./writeZip.ts";

async function zipOf(add: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile();
  add(zip);
  zip.end();
  return buffer(zip.outputStream);
}
const words = Buffer.from("words");
const packed = (...paths: string[]) =>
  zipOf((zip) => {
    for (const path of paths) zip.addBuffer(words, path);
  });
/** With another name in place of one as long, in the list of the ZIP and beside the file. */
const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString("latin1").replaceAll(from, to), "latin1");
const pathsOf = async (bytes: Buffer) => [...(await readZip(bytes)).keys()];

describe("a ZIP of content", () => {
  it("is read as it was written, and the same content has the same bytes", async () => {
    const parts = async function* () {
      yield { path: "articles/a.md", read: async () => words, isPacked: false };
      yield { path: "media/b.webp", read: async () => Buffer.alloc(70_000, 7), isPacked: true };
    };
    const [once, again] = [await buffer(writeZip(parts())), await buffer(writeZip(parts()))];
    expect(again.equals(once)).toBe(true);
    const files = await readZip(once);
    expect([...files.keys()]).toEqual(["articles/a.md", "media/b.webp"]);
    expect(Buffer.from(files.get("articles/a.md") ?? []).toString()).toBe("words");
  });

  it("holds in memory what its reader is about to take, and no more", async () => {
    let asked = 0;
    let isOver = false;
    const parts = async function* () {
      try {
        for (; asked < 50; asked++)
          yield {
            path: `media/${asked}.webm`,
            read: async () => Buffer.alloc(1_000_000, asked),
            isPacked: true,
          };
      } finally {
        isOver = true;
      }
    };
    const zip = writeZip(parts());
    await setImmediate();
    await setImmediate();
    expect(asked).toBeLessThan(3);
    expect((await readZip(await buffer(zip))).size).toBe(50);
    asked = 0;
    isOver = false;
    const left = writeZip(parts());
    await setImmediate();
    left.destroy();
    await vi.waitFor(() => expect(isOver).toBe(true));
    expect(asked).toBeLessThan(3);
  });

  it("may have all of it in a folder, and what a Mac adds", async () => {
    expect(await pathsOf(await packed("mine/map.yaml", "mine/articles/a.md"))).toEqual([
      "map.yaml",
      "articles/a.md",
    ]);
    expect(await pathsOf(await packed("articles/a.md", "__MACOSX/articles/._a.md"))).toEqual([
      "articles/a.md",
    ]);
  });

  it("is refused where it leads out, is a link, is there twice or is no ZIP", async () => {
    const codes = async (bytes: Buffer) => readZip(bytes).catch((error: { code: string }) => error.code);
    const plain = await packed("articles/a.md");
    expect(await codes(renamed(plain, "articles/a.md", "../../../a.md"))).toBe("content/no-zip");
    expect(await codes(renamed(plain, "articles/a.md", "/etc/passwd12"))).toBe("content/no-zip");
    expect(await codes(renamed(plain, "articles/a.md", "..\\..\\..\\a.md"))).toBe("content/no-zip");
    const link = await zipOf((zip) =>
      zip.addBuffer(Buffer.from("/etc/passwd"), "terms.html", { mode: 0o120777 }),
    );
    expect(await codes(link)).toBe("content/no-file");
    const two = await packed("articles/a.md", "articles/b.md");
    expect(await codes(renamed(two, "articles/b.md", "articles/a.md"))).toBe("content/no-file");
    for (const bytes of [
      Buffer.alloc(0),
      words,
      plain.subarray(0, plain.length - 5),
      Buffer.from("PK\x03\x04"),
    ])
      expect(await codes(bytes)).toBe("content/no-zip");
  });

  it("is refused where it unpacks to more than it may, said or not", async () => {
    const bomb = await zipOf((zip) => {
      for (let place = 0; place < 5; place++) zip.addBuffer(Buffer.alloc(32_000_000), `articles/${place}.md`);
    });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readZip(bomb)).rejects.toMatchObject({ code: "content/too-much" });
    const one = await zipOf((zip) => zip.addBuffer(Buffer.alloc(1_000_000), "articles/a.md"));
    // It says that it is ten bytes long.
    const at = one.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    one.writeUInt32LE(10, at + 24);
    await expect(readZip(one)).rejects.toMatchObject({ code: "content/no-zip" });
    const many = await zipOf((zip) => {
      for (let place = 0; place <= 2_000; place++) zip.addBuffer(Buffer.alloc(0), `articles/${place}.md`);
    });
    await expect(readZip(many)).rejects.toMatchObject({ code: "content/too-much" });
  });
});
