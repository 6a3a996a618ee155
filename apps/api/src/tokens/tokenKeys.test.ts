import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keysFor, tokenKeysOf } from "./tokenKeys.ts";

const kept = (home: string) => tokenKeysOf({ home, tokenKeys: undefined });

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "stopbank-key-"));
});
afterEach(() => rm(home, { recursive: true }));

it("makes one key for all who ask at once, and keeps it to its owner", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, async () => (await kept(join(home, "new")))[0]));
  expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(home, "new", "token-key"))).mode & 0o777).toBe(0o600);
});

it("says which file is no key", async () => {
  await writeFile(join(home, "token-key"), "short");
  await expect(kept(home)).rejects.toMatchObject({ code: "config/bad-token-key" });
});

it("takes several of a file, one a line, the newest first, and those of the settings before it", async () => {
  const [newer, older] = ["n".repeat(43), "o".repeat(43)];
  await writeFile(join(home, "token-key"), `${newer}\n${older}\n`);
  const read = (await kept(home)).map((key) => Buffer.from(key).toString("base64url"));
  expect(read).toEqual([newer, older].map((text) => Buffer.from(text, "base64url").toString("base64url")));
  const own = new Uint8Array(32);
  expect(await tokenKeysOf({ home, tokenKeys: [own] })).toEqual([own]);
  await writeFile(join(home, "token-key"), `${newer}\nshort\n`);
  await expect(kept(home)).rejects.toMatchObject({ code: "config/bad-token-key" });
});

it("derives another key for each purpose, of each", () => {
  const [a, b] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const [one, other] = [keysFor([a, b], "one"), keysFor([a, b], "other")];
  expect(new Set([...one, ...other].map((key) => Buffer.from(key).toString("hex"))).size).toBe(4);
  expect(keysFor([b], "one")[0]).toEqual(one[1]);
});
