import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { createJobSeal, homeJobsKey } from "@stopbank/store/jobs";
import { onPostgres } from "@stopbank/store/testing";
import { createUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Home } from "../home.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { writeBackup } from "./writeBackup.ts";

function newHome(): Home {
  const place = mkdtempSync(join(tmpdir(), "stopbank-backup-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return homeIn(place);
}

function homeIn(place: string): Home {
  const folder = join(place, "home");
  return {
    folder,
    datasets: join(folder, "datasets"),
    databaseUrl: undefined,
    ownerDatabaseUrl: undefined,
    demo: false,
  };
}

const secret = { layer: "buildings", where: "Ōtāwhara" };

/** One for all tests, of which none changes anything in it. */
let made: ReturnType<typeof makeBackup> | undefined;
const backedUp = () => (made ??= makeBackup());
afterAll(async () => {
  if (made !== undefined) rmSync(join((await made).home.folder, ".."), { recursive: true, force: true });
});

/** A state folder with an account, a sealed parameter and a dataset, and a backup of it. */
async function makeBackup() {
  const home = homeIn(mkdtempSync(join(tmpdir(), "stopbank-backup-")));
  const store = await openStore({ home: home.folder });
  await createUser(store.shared, { email: "kiri@a.example", status: "CONFIRMED" });
  const sealed = createJobSeal(await homeJobsKey(home.folder)).seal("a-job", secret);
  mkdirSync(join(home.datasets, "larkhaven/v1"), { recursive: true });
  writeFileSync(join(home.datasets, "larkhaven/v1/buildings.arrow"), Buffer.alloc(300_000, 7));
  const file = join(home.folder, "..", "a.tar.gz");
  const written = await writeBackup(store, home, file, true);
  await store.close();
  return { home, file, sealed, written };
}

it("is one file of its owner's, from which an empty state folder has all of it again", async () => {
  const { home, file, sealed, written } = await backedUp();
  expect(written.keys).toEqual(["jobs-key"]);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(home.folder, ".."))).toEqual(["a.tar.gz", "home"]);

  const other = newHome();
  expect(await restoreBackup(other, file)).toMatchObject({ format: 1, engine: "pglite", hasDatasets: true });
  const path = "larkhaven/v1/buildings.arrow";
  expect(readFileSync(join(other.datasets, path))).toEqual(readFileSync(join(home.datasets, path)));
  expect(createJobSeal(await homeJobsKey(other.folder)).open("a-job", sealed)).toEqual(secret);
  const store = await openStore({ home: other.folder });
  expect(await findUserByEmail(store.shared, "kiri@a.example")).toMatchObject({ status: "CONFIRMED" });
  expect(await listClients(store.shared)).toEqual([]);
  await store.close();
  if (process.platform === "win32") return;
  for (const name of ["jobs-key", "store"]) expect(statSync(join(other.folder, name)).mode & 0o077).toBe(0);
});

it("takes no file's place, and is not restored where a store, a key or datasets are", async () => {
  const { home, file } = await backedUp();
  const store = await openStore({ home: home.folder });
  await expect(writeBackup(store, home, file, false)).rejects.toMatchObject({ code: "backup/there-already" });
  await expect(
    writeBackup(store, { ...home, datasets: "s3://bucket/a" }, `${file}.2`, true),
  ).rejects.toMatchObject({ code: "backup/datasets-in-bucket" });
  await store.close();
  await expect(restoreBackup(home, file)).rejects.toMatchObject({ code: "backup/not-empty" });
  const keyed = newHome();
  await homeJobsKey(keyed.folder);
  await expect(restoreBackup(keyed, file)).rejects.toMatchObject({ code: "backup/other-key" });
  const dated = newHome();
  mkdirSync(join(dated.datasets, "other"), { recursive: true });
  await expect(restoreBackup(dated, file)).rejects.toMatchObject({ code: "backup/datasets-there" });
  expect(readdirSync(dated.folder)).toEqual(["datasets"]);
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ["cut short", (bytes) => bytes.subarray(0, bytes.length - 200)],
  ["cut at its half", (bytes) => bytes.subarray(0, bytes.length / 2)],
  [
    "bent in its middle",
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, bytes.length / 2),
        Buffer.alloc(20),
        bytes.subarray(bytes.length / 2 + 20),
      ]),
  ],
  ["empty", () => Buffer.alloc(0)],
  ["no backup", () => Buffer.from("a text")],
])("is refused where it is %s, and nothing is written", async (_how, bend) => {
  const { file } = await backedUp();
  const other = newHome();
  const bent = join(other.folder, "..", "bent.tar.gz");
  writeFileSync(bent, bend(readFileSync(file)));
  await expect(restoreBackup(other, bent)).rejects.toMatchObject({
    code: expect.stringMatching(/^backup\/(not-a-backup|damaged)$/),
  });
  expect(() => statSync(other.folder)).toThrow();
});

it("leaves no half file where it cannot be written", async () => {
  const { home, file } = await backedUp();
  const store = await openStore({ home: home.folder });
  const next = `${file}.next`;
  const failing = { ...store, snapshot: () => Promise.reject(new Error("the disk is full")) };
  await expect(writeBackup(failing, home, next, false)).rejects.toThrow("full");
  await store.close();
  expect(readdirSync(join(home.folder, ".."))).toEqual(["a.tar.gz", "home"]);
});

onPostgres("a backup of a database", (open) => {
  it("is restored into an empty database, and into an empty state folder", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    await createUser(database.store.shared, { email: "kiri@a.example", status: "CONFIRMED" });
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    const file = join(home.folder, "..", "a.tar.gz");
    expect(await writeBackup(database.store, home, file, false)).toMatchObject({ rows: 1, keys: [] });

    const name = `stopbank_restored_${randomUUID().replaceAll("-", "")}`;
    await database.owner.script(`create database ${name}`);
    onTestFinished(async () => void (await database.owner.script(`drop database ${name} with (force)`)));
    const at = (url: unknown) => Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
    const place = { databaseUrl: at(database.url), ownerDatabaseUrl: at(database.ownerUrl) };
    expect(await restoreBackup({ ...newHome(), ...place }, file)).toMatchObject({ engine: "postgresql" });
    const embedded = newHome();
    await restoreBackup(embedded, file);
    for (const options of [place, {}]) {
      const store = await openStore({ home: embedded.folder, ...options });
      expect(await findUserByEmail(store.shared, "kiri@a.example")).toMatchObject({ status: "CONFIRMED" });
      await store.close();
    }
    await expect(restoreBackup({ ...newHome(), ...place }, file)).rejects.toMatchObject({
      code: "backup/not-empty",
    });
  });
});
