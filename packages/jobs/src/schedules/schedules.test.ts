import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage } from "@stopbank/dataset/read";
import { listClientEvents } from "@stopbank/store/audit";
import { findClient } from "@stopbank/store/clients";
import { listJobs } from "@stopbank/store/jobs";
import { removeMembership, setMembership } from "@stopbank/store/memberships";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { setUserStatus } from "@stopbank/store/users";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { jobOwner, openJobHouse, testKind } from "../testing/jobHouse.ts";

const soon = { timeout: 20_000, interval: 100 };
const versions = ["0000000000000001", "0000000000000002", "0000000000000003"] as const;

onEachEngine("what is scheduled after each new version of a dataset", (open) => {
  let database: TestDatabase;
  let house: Awaited<ReturnType<typeof openJobHouse>>;
  let owner: Awaited<ReturnType<typeof jobOwner>>;
  let root: string;
  const kinds = [
    testKind({
      id: "test.compare",
      titled: () => ({}),
      run: async ({ scheduled }) => {
        const { at } = (scheduled?.before?.facts ?? { at: "nothing" }) as { at: string };
        const now = `after ${at}`;
        scheduled?.keep({ at: now });
        return [{ name: "found.txt", mediaType: "text/plain", text: now }];
      },
    }),
    testKind({ id: "test.editors", access: "editor", titled: () => ({}), run: async () => [] }),
    testKind({
      id: "test.large",
      titled: () => ({}),
      run: async ({ scheduled }) => {
        scheduled?.keep("x".repeat(300_000));
        return [];
      },
    }),
  ];
  beforeAll(async () => {
    database = await open();
    root = mkdtempSync(join(tmpdir(), "stopbank-versions-"));
  });
  afterAll(async () => {
    await database.close();
    rmSync(root, { recursive: true });
  });
  beforeEach(async () => {
    house = await openJobHouse(database.store, { kinds });
    owner = await jobOwner(database.store);
  });
  afterEach(() => house.close());

  const within = <T>(work: Parameters<typeof database.store.withClient<T>>[1]) =>
    database.store.withClient(owner.clientId, work);
  const publish = async (version: string) => {
    const client = await findClient(database.store.shared, owner.clientId);
    const folder = join(root, String(client?.clientName));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "current"), `${version}\n`);
  };
  const look = () => house.look(localStorage(root));
  const own = () => house.schedulesOf(owner);
  const schedule = (kind = "test.compare") => own().create({ kind, params: {}, isMailWanted: false });
  const jobs = () => within((tx) => listJobs(tx, owner.userId, 50));
  const lastRun = async () => (await own().list())[0]?.lastRun;
  const done = (count: number) =>
    vi.waitFor(async () => {
      const all = await jobs();
      expect(all.map(({ state }) => state)).toEqual(Array(count).fill("done"));
      return all;
    }, soon);

  it("is begun once at each version, whoever looks and however often, and compared with the one before", async () => {
    await schedule();
    // Nothing is published yet.
    await look();
    expect(await jobs()).toEqual([]);
    await publish(versions[0]);
    await Promise.all([look(), look(), look()]);
    await house.work();
    const [first] = await done(1);
    expect(await owner.read(String(first?.id), "found.txt")).toBe("after nothing");
    await look();
    await publish(versions[1]);
    await look();
    await look();
    const [second] = await done(2);
    expect(await owner.read(String(second?.id), "found.txt")).toBe("after after nothing");
    expect(await lastRun()).toMatchObject({ version: versions[1], state: "done" });
    // Gone back to, which is no new version.
    await publish(versions[0]);
    await look();
    expect(await jobs()).toHaveLength(2);
  });

  it("is begun at a version that came while nothing ran, and not while it is paused", async () => {
    const { schedule: made } = await schedule();
    await own().change(made.id, { isPaused: true });
    await publish(versions[0]);
    await look();
    expect(await jobs()).toEqual([]);
    await publish(versions[2]);
    await own().change(made.id, { isPaused: false });
    await house.close();
    house = await openJobHouse(database.store, { kinds });
    await look();
    await house.work();
    await done(1);
    expect(await lastRun()).toMatchObject({ version: versions[2], state: "done" });
  });

  it("is not given to whoever may not have it any more, who is told why", async () => {
    await within((tx) => setMembership(tx, owner.userId, "editor"));
    await schedule("test.editors");
    await within((tx) => setMembership(tx, owner.userId, "member"));
    await publish(versions[0]);
    await look();
    expect(await lastRun()).toMatchObject({
      version: versions[0],
      state: "refused",
      error: { code: "auth/editors-only" },
    });
    await setUserStatus(database.store.shared, owner.userId, "PENDING");
    await within((tx) => setMembership(tx, owner.userId, "editor"));
    await publish(versions[1]);
    await look();
    await look();
    expect(await lastRun()).toMatchObject({
      version: versions[1],
      error: { code: "schedules/account-suspended" },
    });
    const events = await within((tx) => listClientEvents(tx, 10));
    expect(events.filter(({ action }) => action === "schedule.refused")).toHaveLength(2);
    expect(await jobs()).toEqual([]);
    await setUserStatus(database.store.shared, owner.userId, "CONFIRMED");
    await within((tx) => removeMembership(tx, owner.userId));
    await publish(versions[2]);
    await look();
    expect(await jobs()).toEqual([]);
  });

  it("is not begun under the rights of before where they were taken away after it was queued", async () => {
    await within((tx) => setMembership(tx, owner.userId, "editor"));
    await schedule("test.editors");
    await publish(versions[0]);
    await look();
    await within((tx) => setMembership(tx, owner.userId, "member"));
    await house.work();
    await vi.waitFor(async () => expect(await lastRun()).toMatchObject({ state: "failed" }), soon);
    expect(await lastRun()).toMatchObject({ error: { code: "auth/editors-only" } });
  });

  it("says that it failed, as where what it would keep is too large", async () => {
    await schedule("test.large");
    await publish(versions[0]);
    await look();
    await house.work();
    await vi.waitFor(
      async () =>
        expect(await lastRun()).toMatchObject({
          state: "failed",
          error: { code: "schedules/facts-too-large" },
        }),
      soon,
    );
  });

  it("is one, and its job is one, however often it is asked for at once; and is deleted with what it knows", async () => {
    const made = await Promise.all([schedule(), schedule(), schedule()]);
    expect(new Set(made.map(({ schedule: { id } }) => id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    await publish(versions[0]);
    await look();
    expect(await own().remove(String(made[0]?.schedule.id))).toBe(true);
    // What was begun comes to its end as any other job of theirs.
    await house.work();
    await done(1);
    await publish(versions[1]);
    await look();
    expect(await jobs()).toHaveLength(1);
  });
});
