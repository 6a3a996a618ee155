import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { JobDownload } from "@stopbank/plugin-api/server";
import { expireJobs, keepNewestWithin } from "@stopbank/store/jobs";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { jobOwner, openJobHouse, testKind } from "../testing/jobHouse.ts";
import { jobPlace } from "./keptFiles.ts";
import { removeForgottenFiles } from "./removeForgottenFiles.ts";

/** More than is read at once, and no text. */
const bytes = Buffer.alloc(2_500_001, Buffer.from([0, 255, 13, 10, 65]));
/** What a file holds, of which there has to be one. */
const bytesOf = (file: JobDownload | undefined, from?: number, until?: number) => {
  if (file === undefined) throw new Error("There is no such file.");
  return buffer(file.read(from, until));
};
const unaborted = new AbortController().signal;

onEachEngine("what jobs write in their folders", (open) => {
  let database: TestDatabase;
  let house: Awaited<ReturnType<typeof openJobHouse>>;
  let owner: Awaited<ReturnType<typeof jobOwner>>;
  const folders: string[] = [];
  let gate = Promise.withResolvers<void>();
  const kinds = [
    testKind({
      id: "test.file",
      run: async ({ folder }) => {
        const path = join(await folder(), "made");
        folders.push(await folder());
        await writeFile(path, bytes);
        return [
          { name: "Ōtāwhara flood.bin", mediaType: "application/octet-stream", path },
          { name: "about.txt", mediaType: "text/plain", text: "About it." },
        ];
      },
    }),
    testKind({
      id: "test.failing",
      retries: 0,
      run: async ({ folder }) => {
        folders.push(await folder());
        throw new Error("no");
      },
    }),
    testKind({
      id: "test.gated",
      run: async ({ folder }) => {
        const path = join(await folder(), "made");
        const held = gate;
        await writeFile(path, "late");
        await held.promise;
        return [{ name: "a.bin", mediaType: "application/octet-stream", path }];
      },
    }),
  ];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folders.length = 0;
    gate = Promise.withResolvers();
    house = await openJobHouse(database.store, { kinds });
    owner = await jobOwner(database.store);
  });
  afterEach(() => house.close());

  const start = (kind: string) =>
    house.start({ clientId: owner.clientId, userId: owner.userId, kind, params: {}, key: undefined });
  const until = (id: string, what: object) =>
    vi.waitFor(async () => expect(await owner.find(id)).toMatchObject(what), {
      timeout: 45_000,
      interval: 50,
    });
  const attemptsOf = (id: string) => house.kept.list(jobPlace(owner.clientId, id));

  it("B-04, G-07: is there for their owner once they are done, in full or in part, and their folder is gone", async () => {
    await house.work();
    const { id } = await start("test.file");
    await until(id, { state: "done" });
    const jobs = house.jobsOf(owner);
    const file = await jobs.findFile(id, "Ōtāwhara flood.bin");
    expect(file).toMatchObject({ bytes: bytes.length, mediaType: "application/octet-stream" });
    expect((await bytesOf(file)).equals(bytes)).toBe(true);
    expect((await bytesOf(file, 1_048_570, 1_048_590)).equals(bytes.subarray(1_048_570, 1_048_590))).toBe(
      true,
    );
    expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
    expect(JSON.stringify((await owner.find(id)).outputs)).not.toContain(owner.clientId);
    const other = await jobOwner(database.store);
    expect(
      await house.jobsOf({ ...other, clientId: owner.clientId }).findFile(id, "about.txt"),
    ).toBeUndefined();
  });

  it("goes with a job that fails", async () => {
    await house.work();
    const { id } = await start("test.failing");
    await until(id, { state: "failed" });
    await vi.waitFor(() => expect(folders.map((folder) => existsSync(folder))).toEqual([false]));
    expect(await attemptsOf(id)).toEqual([]);
  });

  it("B-15: is removed when the job expires, and stays until then", async () => {
    await house.work();
    const { id } = await start("test.file");
    await until(id, { state: "done" });
    expect(await removeForgottenFiles(database.store, house.kept, unaborted)).toBe(0);
    expect(await attemptsOf(id)).toHaveLength(1);
    await database.owner.rows("update jobs set expires_at = now() where id = $1", [id]);
    await database.store.withClient(owner.clientId, expireJobs);
    expect(await removeForgottenFiles(database.store, house.kept, unaborted)).toBe(1);
    expect(await readdir(join(house.kept.address, owner.clientId))).toEqual([]);
  });

  it("B-15: goes from a person's oldest jobs first where it would be more than they may keep, and their newest stays", async () => {
    await house.work();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { id } = await house.start({ ...owner, kind: "test.file", params: {}, key: String(n) });
      await until(id, { state: "done" });
      ids.push(id);
    }
    const states = async () => Promise.all(ids.map(async (id) => (await owner.find(id)).state));
    const keep = (most: number) =>
      database.store.withClient(owner.clientId, (tx) => keepNewestWithin(tx, owner.userId, most));
    expect(await keep(3 * (bytes.length + 9))).toBe(0);
    expect([await keep(2 * (bytes.length + 9)), await states()]).toEqual([1, ["expired", "done", "done"]]);
    expect([await keep(0), await states()]).toEqual([1, ["expired", "expired", "done"]]);
    expect(await removeForgottenFiles(database.store, house.kept, unaborted)).toBe(2);
    expect(await house.jobsOf(owner).findFile(String(ids[2]), "about.txt")).toBeDefined();
  });

  it("B-02: of an attempt that slept past its lease never becomes the job's, and is removed", async () => {
    await house.work({ leaseSeconds: 60 });
    const asleep = gate;
    const { id } = await start("test.gated");
    await until(id, { state: "running", attempt: 1 });
    gate = Promise.withResolvers();
    await database.owner.rows("update jobs set lease_until = now() - interval '1 second' where id = $1", [
      id,
    ]);
    await house.work();
    await until(id, { state: "running", attempt: 2 });
    // What an attempt under way has put there is nobody's to remove.
    expect(await removeForgottenFiles(database.store, house.kept, unaborted)).toBe(0);
    asleep.resolve();
    gate.resolve();
    await until(id, { state: "done" });
    // As of one that wrote after it had lost the job.
    const late = join(house.kept.address, jobPlace(owner.clientId, id), "0");
    await mkdir(late);
    await writeFile(join(late, "0"), "late");
    await removeForgottenFiles(database.store, house.kept, unaborted);
    expect(await attemptsOf(id)).toEqual(["2"]);
    const file = await house.jobsOf(owner).findFile(id, "a.bin");
    expect((await bytesOf(file)).toString()).toBe("late");
  });
});
