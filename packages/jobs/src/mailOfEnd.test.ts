import { wantJobMail } from "@stopbank/store/jobs";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { jobOwner, openJobHouse, testKind } from "./testing/jobHouse.ts";
import type { MailOfEnd } from "./work/runJob.ts";

const soon = { timeout: 20_000, interval: 50 };

onEachEngine("the mail about a job's end", (open) => {
  let database: TestDatabase;
  let house: Awaited<ReturnType<typeof openJobHouse>>;
  let owner: Awaited<ReturnType<typeof jobOwner>>;
  const mailOfEnd = vi.fn<MailOfEnd>();

  const kinds = [
    testKind({ id: "test.done", run: async () => [] }),
    testKind({
      id: "test.fails",
      retries: 0,
      run: async () => {
        throw new Error("no");
      },
    }),
  ];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mailOfEnd.mockReset().mockResolvedValue();
    house = await openJobHouse(database.store, { kinds });
    owner = await jobOwner(database.store);
  });
  afterEach(() => house.close());

  const { start, want, ended } = {
    start: async (kind: string) =>
      (
        await house.start({
          clientId: owner.clientId,
          userId: owner.userId,
          kind,
          params: {},
          key: undefined,
        })
      ).id,
    want: (id: string, isWanted: boolean, userId = owner.userId) =>
      database.store.withClient(owner.clientId, (tx) => wantJobMail(tx, userId, id, isWanted)),
    ended: (id: string, state: string) =>
      vi.waitFor(async () => expect(await owner.find(id)).toMatchObject({ state }), soon),
  };

  it.each([
    ["test.done", "done"],
    ["test.fails", "failed"],
  ])("is posted once where its owner wanted it: %s", async (kind, state) => {
    const [told, untold] = [await start(kind), await start(kind)];
    expect(await want(told, true)).toMatchObject({ isMailWanted: true });
    await house.work({ mailOfEnd });
    await ended(told, state);
    await ended(untold, state);
    expect(mailOfEnd.mock.calls.map(([, { id, ownerUserId }]) => [id, ownerUserId])).toEqual([
      [told, owner.userId],
    ]);
  });

  it("is not posted where they wanted it no longer, and wanting it after the end changes nothing", async () => {
    const id = await start("test.done");
    await want(id, true);
    expect(await want(id, false)).toMatchObject({ isMailWanted: false });
    await house.work({ mailOfEnd });
    await ended(id, "done");
    expect(await want(id, true)).toMatchObject({ isMailWanted: false });
    expect(mailOfEnd).not.toHaveBeenCalled();
  });

  it("belongs to the end: where it cannot be posted, the job ends when it can", async () => {
    mailOfEnd.mockRejectedValueOnce(new Error("The queue is away."));
    const id = await start("test.done");
    await want(id, true);
    await house.work({ mailOfEnd });
    await ended(id, "done");
    expect(mailOfEnd).toHaveBeenCalledTimes(2);
  });

  it("is nobody else's to want", async () => {
    const id = await start("test.done");
    const stranger = await jobOwner(database.store);
    expect(await want(id, true, stranger.userId)).toBeUndefined();
    expect(await owner.find(id)).toMatchObject({ isMailWanted: false });
  });
});
