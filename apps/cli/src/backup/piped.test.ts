import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { openStore } from "@stopbank/store";
import { onPostgres } from "@stopbank/store/testing";
import { findUserByEmail } from "@stopbank/store/users";
import { pack } from "tar-stream";
import { expect, it, onTestFinished } from "vitest";
import { atHome, type TestHome } from "../administration/testing/atHome.ts";
import { manifestEntry } from "./manifest.ts";

const email = "kiri@bay.example";
const password = "Kereru-over-Otara-9";
const patient = { timeout: 300_000 };
const dataset = "bay/v1/buildings.arrow";

/** A state folder with an account and a dataset, and the bytes of its backup. */
async function pipedOut() {
  const home = atHome();
  expect(await home.stopbank(["user", "add", email], `${password}\n`)).toMatchObject({ code: 0 });
  mkdirSync(join(home.folder, "datasets/bay/v1"), { recursive: true });
  writeFileSync(join(home.folder, "datasets", dataset), Buffer.alloc(200_000, 7));
  const { code, stdout, stderr } = await home.piped(["backup", "-", "--with-datasets"]);
  // What is said to whoever watches goes beside the bytes.
  expect([code, stderr]).toEqual([0, expect.stringContaining("opened its store here")]);
  return { home, bytes: stdout };
}

const logsIn = async (origin: string) => {
  const headers = { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}` };
  return (await fetch(`${origin}/api/user/login`, { method: "POST", headers })).status;
};

/** Nothing of what was refused is there: no store, no key, no dataset, and not what was piped in either. */
const isUntouched = ({ folder }: TestHome) => !existsSync(folder) || readdirSync(folder).length === 0;

it(
  "a backup goes to standard output and comes from standard input, and who was there logs in",
  patient,
  async () => {
    const { home, bytes } = await pipedOut();
    // Gzip, from the first byte to the last: no word of ours is in between.
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(readdirSync(home.folder).filter((name) => name.includes("backup"))).toEqual([]);

    const other = atHome({ isEmpty: true });
    const restored = await other.piped(["restore", "-"], bytes);
    expect([restored.code, restored.stderr]).toEqual([0, ""]);
    expect(restored.stdout.toString()).toContain("Everybody logs in anew");
    expect(readdirSync(other.folder)).not.toContain("restore.spool");
    expect(readFileSync(join(other.folder, "datasets", dataset))).toEqual(Buffer.alloc(200_000, 7));
    const { origin } = await other.serve();
    expect(await logsIn(origin)).toBe(200);
    // Where a store is, and where it serves, nothing is piped over it.
    expect(await other.piped(["restore", "-"], bytes)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/in-use/),
    });
    expect(await logsIn(origin)).toBe(200);
  },
);

it(
  "what is piped in and is no whole backup is refused in a sentence, and nothing is written",
  patient,
  async () => {
    const { bytes } = await pipedOut();
    const newer = pack();
    newer.entry({ name: manifestEntry }, JSON.stringify({ format: 2, version: "9.0.0" }));
    newer.finalize();
    const cases: readonly (readonly [Buffer, string, string])[] = [
      [Buffer.alloc(0), "backup/not-a-backup", "The file is no backup of Stopbank, or is damaged."],
      [Buffer.from("a text\n"), "backup/not-a-backup", "The file is no backup of Stopbank, or is damaged."],
      [gzipSync("a text\n"), "backup/not-a-backup", "The file is no backup of Stopbank, or is damaged."],
      [bytes.subarray(0, bytes.length / 2), "backup/not-a-backup", "is damaged"],
      [gzipSync(await buffer(newer)), "backup/newer-format", "written by a newer Stopbank"],
    ];
    for (const [piped, code, words] of cases) {
      const home = atHome({ isEmpty: true });
      const said = await home.piped(["restore", "-"], piped);
      expect([said.code, said.stdout.toString()]).toEqual([1, ""]);
      expect(said.stderr).toContain(code);
      expect(said.stderr).toContain(words);
      // No trace of a stack: it is for whoever restores.
      expect(said.stderr).not.toMatch(/\n\s+at /);
      expect(isUntouched(home)).toBe(true);
    }
  },
);

onPostgres("a backup that is piped", (open) => {
  it("goes out of a database and into an empty one, once", patient, async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const place = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
    const home = atHome();
    expect(await home.piped(["user", "add", email], Buffer.from(`${password}\n`), place)).toMatchObject({
      code: 0,
    });
    const { code, stdout: bytes } = await home.piped(["backup", "-"], undefined, place);
    expect(code).toBe(0);

    const name = `stopbank_piped_${randomUUID().replaceAll("-", "")}`;
    await database.owner.script(`create database ${name}`);
    onTestFinished(async () => void (await database.owner.script(`drop database ${name} with (force)`)));
    const at = (url: unknown) => Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
    const empty = { DATABASE_URL: at(database.url), DATABASE_OWNER_URL: at(database.ownerUrl) };
    const other = atHome({ isEmpty: true });
    expect(await other.piped(["restore", "-"], bytes.subarray(0, -50), empty)).toMatchObject({ code: 1 });
    expect(await other.piped(["restore", "-"], bytes, empty)).toMatchObject({ code: 0 });
    const store = await openStore({ home: other.folder, databaseUrl: empty.DATABASE_URL });
    expect(await findUserByEmail(store.shared, email)).toMatchObject({ status: "CONFIRMED" });
    await store.close();
    expect(await other.piped(["restore", "-"], bytes, empty)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("backup/not-empty"),
    });
  });
});
