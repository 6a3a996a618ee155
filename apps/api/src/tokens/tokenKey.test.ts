import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { homeTokenKey } from "./tokenKey.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "stopbank-key-"));
});
afterEach(() => rm(home, { recursive: true }));

it("makes one key for all who ask at once, and keeps it to its owner", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => homeTokenKey(join(home, "new"))));
  expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(home, "new", "token-key"))).mode & 0o777).toBe(0o600);
});

it("says which file is no key", async () => {
  await writeFile(join(home, "token-key"), "short");
  await expect(homeTokenKey(home)).rejects.toMatchObject({ code: "config/bad-token-key" });
});
