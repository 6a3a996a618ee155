import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startTestS3, type TestS3 } from "../testing/s3Server.ts";
import type { PublishingStorage } from "./DatasetStorage.ts";
import { openStorage } from "./openStorage.ts";

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function startS3(options: Parameters<typeof startTestS3>[0] = {}): Promise<TestS3> {
  const s3 = await startTestS3(options);
  onTestFinished(() => s3.stop());
  return s3;
}

const s3Storage = async () => {
  const { address, env } = await startS3();
  return openStorage(address, env);
};

const upload = (storage: PublishingStorage, path: string, content: Uint8Array | string) => {
  const file = join(temporary(), "file");
  writeFileSync(file, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return storage.upload(path, { file, bytes: content.length, sha256 });
};

const kinds: [string, () => Promise<PublishingStorage>][] = [
  ["a folder", async () => openStorage(temporary(), {})],
  ["an S3 bucket", s3Storage],
];

describe.each(kinds)("datasets in %s", (_kind, open) => {
  it("are read whole, in part, and by size", async () => {
    const storage = await open();
    await upload(storage, "bay/1/elements/a b.arrow", "0123456789");
    const text = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes);
    expect(await text(storage.read("bay/1/elements/a b.arrow"))).toBe("0123456789");
    expect(await text(storage.readRange("bay/1/elements/a b.arrow", 3, 4))).toBe("3456");
    expect(await text(storage.readRange("bay/1/elements/a b.arrow", 8, 100))).toBe("89");
    expect(await text(storage.readRange("bay/1/elements/a b.arrow", 20, 5))).toBe("");
    expect(await storage.size("bay/1/elements/a b.arrow")).toBe(10);
    expect(await storage.size("bay/1/elements")).toBeUndefined();
    expect(await storage.size("bay/1/none")).toBeUndefined();
    const missing = { code: "dataset/missing-file" };
    await expect(storage.read("bay/none")).rejects.toMatchObject(missing);
    await expect(storage.readRange("bay/none", 0, 5)).rejects.toMatchObject(missing);
  });

  it("are read in parts that fit together when they are large", async () => {
    const storage = await open();
    const content = new Uint8Array(20 << 20).map((_, i) => (i * 7) % 251);
    await upload(storage, "large", content);
    expect(Buffer.compare(await storage.read("large"), content)).toBe(0);
    const middle = await storage.readRange("large", 5, 17 << 20);
    expect(Buffer.compare(middle, content.subarray(5, 5 + (17 << 20)))).toBe(0);
  });

  it("are listed by folder and to the bottom", async () => {
    const storage = await open();
    for (const path of ["bay/current", "bay/1/manifest.json", "bay/1/tiles/x.pmtiles", "cape/current"])
      await upload(storage, path, path);
    expect(await storage.list("")).toEqual(["bay", "cape"]);
    expect(await storage.list("bay")).toEqual(["1", "current"]);
    expect(await storage.list("none")).toEqual([]);
    const files = await storage.files("bay/1");
    expect([...files].map(([path, { bytes }]) => [path, bytes]).sort()).toEqual([
      ["manifest.json", 19],
      ["tiles/x.pmtiles", 21],
    ]);
    expect(Math.abs(files.get("manifest.json")!.modifiedMs - Date.now())).toBeLessThan(600_000);
    await storage.remove("bay/1");
    expect(await storage.files("bay/1")).toEqual(new Map());
    expect(await storage.list("bay")).toEqual(["current"]);
  });

  it("have texts that are replaced only by whoever read the last one", async () => {
    const storage = await open();
    expect(await storage.readText("bay/current")).toBeUndefined();
    await storage.replaceText("bay/current", "one", undefined);
    const meanwhile = { code: "storage/changed-meanwhile" };
    await expect(storage.replaceText("bay/current", "mine", undefined)).rejects.toMatchObject(meanwhile);
    const read = await storage.readText("bay/current");
    await storage.replaceText("bay/current", "two", read);
    await expect(storage.replaceText("bay/current", "three", read)).rejects.toMatchObject(meanwhile);
    expect((await storage.readText("bay/current"))?.text).toBe("two");
  });
});

describe("an S3 store", () => {
  it("gets its bucket made where that is asked for", async () => {
    const { env } = await startS3();
    const storage = openStorage("s3://another/datasets", env);
    await expect(storage.list("")).rejects.toMatchObject({ code: "storage/no-bucket" });
    await storage.prepare();
    await storage.prepare();
    expect(await storage.list("")).toEqual([]);
  });

  it("that knows no conditional writes still takes them", async () => {
    const { address, env } = await startS3({ conditionalWrites: false });
    const storage = openStorage(address, env);
    await storage.replaceText("bay/current", "one", undefined);
    await storage.replaceText("bay/current", "two", undefined);
    expect((await storage.readText("bay/current"))?.text).toBe("two");
  });

  it("is asked again when it stumbles", async () => {
    const s3 = await startS3();
    const storage = openStorage(s3.address, s3.env);
    await upload(storage, "file", "content");
    const faults = ["503", "cut", "503"] as const;
    let asked = 0;
    s3.disturb(() => faults[asked++]);
    expect(new TextDecoder().decode(await storage.read("file"))).toBe("content");
    expect(asked).toBe(4);
  });

  it("says in a sentence what is wrong with it", async () => {
    const s3 = await startS3();
    const code = async (env: Record<string, string>, address = s3.address) => {
      const storage = openStorage(address, { ...s3.env, ...env });
      const error: unknown = await storage.read("file").catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "DomainError", message: expect.stringMatching(/\.$/) });
      return (error as { code: string }).code;
    };
    expect(await code({})).toBe("dataset/missing-file");
    expect(await code({}, "s3://no-such-bucket/datasets")).toBe("storage/no-bucket");
    expect(await code({ AWS_SECRET_ACCESS_KEY: "wrong" })).toBe("storage/refused");
    expect(await code({ AWS_ACCESS_KEY_ID: "nobody" })).toBe("storage/refused");
    expect(await code({ AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9" })).toBe("storage/unreachable");
    s3.disturb(() => "silence");
    expect(await code({ STOPBANK_S3_TIMEOUT_SECONDS: "0.05" })).toBe("storage/timeout");
    s3.disturb(() => "503");
    expect(await code({})).toBe("storage/not-working");
    s3.disturb(() => "cut");
    expect(await code({})).toBe("storage/unreachable");
  });

  it("is refused with a sentence where its settings are wrong", () => {
    const env = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    const bad: [string, Record<string, string>, string][] = [
      ["s3://bucket/x", {}, "AWS_ACCESS_KEY_ID"],
      ["s3://", env, "STOPBANK_DATASETS"],
      ["gs://bucket", env, "STOPBANK_DATASETS"],
      ["s3://bucket", { ...env, AWS_ENDPOINT_URL_S3: "nowhere" }, "AWS_ENDPOINT_URL_S3"],
      ["s3://bucket", { ...env, STOPBANK_S3_PATH_STYLE: "yes" }, "STOPBANK_S3_PATH_STYLE"],
      ["s3://bucket", { ...env, STOPBANK_S3_TIMEOUT_SECONDS: "-1" }, "STOPBANK_S3_TIMEOUT_SECONDS"],
    ];
    for (const [address, settings, named] of bad) expect(() => openStorage(address, settings)).toThrow(named);
    expect(openStorage("s3://bucket/a/b/", env).address).toBe("s3://bucket/a/b");
  });
});
