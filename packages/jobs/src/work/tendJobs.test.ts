import { randomBytes } from "node:crypto";
import type { Store } from "@stopbank/store";
import { cancelJob, createJob, createJobSeal } from "@stopbank/store/jobs";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobOwner, testKind } from "../testing/jobHouse.ts";
import { tendJobs } from "./tendJobs.ts";

onEachEngine("looking after jobs", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const kind = testKind({ id: "test.tended", run: async () => [] });
  const seal = createJobSeal(randomBytes(32));
  const kinds = new Map([[kind.id, { kind, plugin: "test", isOn: () => true }]]);

  /** One round: which clients were asked, and which jobs put into the queue. */
  const round = async () => {
    const asked: string[] = [];
    const sent: string[] = [];
    const store: Pick<Store, "shared" | "withClient"> = {
      shared: database.store.shared,
      withClient: (clientId, work) => {
        asked.push(clientId);
        return database.store.withClient(clientId, work);
      },
    };
    const queue = { sendAgain: async (_kind: string, ids: readonly string[]) => void sent.push(...ids) };
    await tendJobs(store, queue, kinds, seal, new AbortController().signal);
    return { asked, sent };
  };

  it("asks clients that have jobs alone, until these have ended", async () => {
    for (let idle = 0; idle < 5; idle++) await jobOwner(database.store);
    const { clientId, userId } = await jobOwner(database.store);
    expect(await round()).toEqual({ asked: [], sent: [] });

    const start = async () => {
      const request = {
        ownerUserId: userId,
        kind: kind.id,
        title: "A job",
        idempotencyKey: "once",
        parameters: {},
        keptDays: 1,
        most: { ofOwner: 9, ofClient: 9, hourly: 9 },
      };
      return (await database.store.withClient(clientId, (tx) => createJob(tx, seal, request))).id;
    };
    const first = await start();
    expect(await round()).toEqual({ asked: [clientId], sent: [first] });
    expect(await round()).toEqual({ asked: [clientId], sent: [first] });

    await database.store.withClient(clientId, (tx) => cancelJob(tx, userId, first));
    // That there is none left is found out by asking once more.
    expect(await round()).toEqual({ asked: [clientId], sent: [] });
    expect(await round()).toEqual({ asked: [], sent: [] });

    const second = await start();
    expect(await round()).toEqual({ asked: [clientId], sent: [second] });
  });
});
