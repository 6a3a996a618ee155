import { randomBytes, randomUUID } from "node:crypto";
import type { DatasetStorage } from "@stopbank/dataset/read";
import { type JobKind, jobKind } from "@stopbank/plugin-api/server";
import { loadPlugins, offeredKinds } from "@stopbank/plugin-api/server-host";
import type { Role, Store } from "@stopbank/store";
import { createClient } from "@stopbank/store/clients";
import { createJobSeal, findJob, findJobOutput, type Job } from "@stopbank/store/jobs";
import { setMembership } from "@stopbank/store/memberships";
import { createUser } from "@stopbank/store/users";
import Fastify from "fastify";
import { createJobFolders } from "../files/jobFolders.ts";
import { openJobQueue } from "../queue/jobQueue.ts";
import { createSchedulesOf } from "../schedules/schedulesOf.ts";
import { tendSchedules } from "../schedules/tendSchedules.ts";
import {
  createJobStarter,
  type JobOfOwner,
  type StarterParts,
  type StartRequest,
} from "../start/jobStarter.ts";
import { createJobsOf } from "../start/jobsOf.ts";
import { startJobWorker, type WorkerParts } from "../work/jobWorker.ts";
import { jobPlaces } from "./jobPlaces.ts";

export interface JobHouseOptions {
  readonly kinds: readonly JobKind[];
  readonly key?: Uint8Array;
  readonly most?: NonNullable<StarterParts["most"]>;
  readonly pollSeconds?: number;
}

/** Kinds of jobs on a real store and queue, with as many workers as a test starts. */
export async function openJobHouse(store: Store, options: JobHouseOptions) {
  const { kinds: given, key = randomBytes(32), most, pollSeconds = 0.5 } = options;
  const { log } = Fastify();
  const plugins = [{ manifest: { id: "test" }, load: async () => ({ default: { jobKinds: given } }) }];
  const { loaded, get } = await loadPlugins(plugins, log);
  const kinds = offeredKinds(loaded, log);
  const seal = createJobSeal(key);
  const places = await jobPlaces();
  const { kept, scratch } = places;
  const closing: (() => Promise<void>)[] = [places.remove];
  const queueOf = async (looksAfter: boolean) => {
    const queue = await openJobQueue(
      store,
      [...kinds.values()].map(({ kind }) => kind),
      log,
      { looksAfter, pollSeconds },
    );
    closing.push(() => queue.close());
    return queue;
  };
  const own = await queueOf(false);
  const starter = createJobStarter({
    store,
    desk: () => ({ queue: own, seal }),
    kinds,
    ...(most === undefined ? {} : { most }),
  });
  const jobsOf = createJobsOf(store, starter, kept);
  return {
    kept,
    scratch,
    jobsOf,
    start: (request: StartRequest) => starter.start(request),
    startAgain: (job: JobOfOwner) => starter.startAgain(job),
    schedulesOf: createSchedulesOf(store, kinds, () => undefined),
    /** Begins what is due of schedules. */
    look: (datasets: DatasetStorage) =>
      tendSchedules({ store, datasets, kinds, starter, log }, new AbortController().signal),
    work: async (options: Partial<WorkerParts> = {}) => {
      const queue = await queueOf(true);
      const worker = await startJobWorker({
        store,
        queue,
        seal,
        kinds,
        get,
        jobsOf,
        callAs: noApi,
        kept,
        folders: createJobFolders(scratch),
        log,
        tendSeconds: 0.4,
        leaseSeconds: 3,
        graceSeconds: 0.2,
        patienceSeconds: 0.2,
        ...options,
      });
      closing.push(() => worker.stop());
      return worker;
    },
    close: async () => {
      for (const close of closing.splice(0).reverse()) await close();
    },
  };
}

/** Where a test's jobs ask no API. */
export const noApi = () => {
  throw new Error("There is no API in this test.");
};

/** A client with somebody in it who starts jobs. */
export async function jobOwner(store: Store, role: Role = "member") {
  const name = `c${randomUUID()}`;
  const { id: clientId } = await createClient(store, {
    clientName: name,
    subdomain: name,
    displayName: name,
  });
  const { id: userId } = await createUser(store.shared, {
    email: `${randomUUID()}@stopbank.example`,
    status: "CONFIRMED",
  });
  await store.withClient(clientId, (tx) => setMembership(tx, userId, role));
  const find = async (id: string): Promise<Job> => {
    const job = await store.withClient(clientId, (tx) => findJob(tx, userId, id));
    if (job === undefined) throw new Error(`There is no job ${id} of theirs.`);
    return job;
  };
  /** What a file of a job holds. */
  const read = (id: string, name: string): Promise<string | undefined> =>
    store.withClient(clientId, async (tx) => {
      const { content } = (await findJobOutput(tx, userId, id, name)) ?? {};
      return content !== undefined && "text" in content ? content.text : undefined;
    });
  return { clientId, userId, find, read };
}

/** What kinds of tests have in common. */
export const testKind = (kind: Pick<JobKind, "id" | "run"> & Partial<JobKind>): JobKind =>
  jobKind({
    params: {},
    access: "signed-in",
    title: () => "A test",
    concurrency: 2,
    timeoutSeconds: 60,
    retries: 2,
    expiresAfterDays: 1,
    ...kind,
  });
