import type { TokenScope } from "@stopbank/contract/token-scopes";
import type { DatasetStorage } from "@stopbank/dataset/read";
import { type JobHost, type LoadedPlugins, offeredKinds } from "@stopbank/plugin-api/server-host";
import type { ClientTransaction } from "@stopbank/store/database";
import { createJobSeal, freeJobs, listClientsWithJobs } from "@stopbank/store/jobs";
import { allowedKinds } from "./allowed.ts";
import { createJobFolders, removeLeftFolders } from "./files/jobFolders.ts";
import { openJobQueue } from "./queue/jobQueue.ts";
import { createSchedulesOf, type SchedulesOf } from "./schedules/schedulesOf.ts";
import { type ScheduleWatch, watchSchedules } from "./schedules/watchSchedules.ts";
import { createJobStarter, type StartDesk, type StarterParts } from "./start/jobStarter.ts";
import { createJobsOf } from "./start/jobsOf.ts";
import { type JobWorker, startJobWorker, type WorkerParts } from "./work/jobWorker.ts";

export interface JobsParts
  extends Pick<WorkerParts, "store" | "log" | "reporter" | "callAs" | "doorsAs" | "mailOfEnd" | "kept"> {
  /** Those whose kinds of jobs there are. */
  readonly plugins: LoadedPlugins;
  /** Finds what seals the parameters of jobs: the same in every process that starts or does them. */
  readonly key: () => Promise<Uint8Array>;
  /** Where jobs write what they make, on this machine. */
  readonly scratch: string;
  /** Whether this process does jobs, besides starting them. */
  readonly works: boolean;
  /** Where clients' datasets lie, whose new versions begin what is scheduled; nothing begins by itself without it. */
  readonly datasets?: DatasetStorage | undefined;
  readonly pace?: Pick<WorkerParts, "leaseSeconds" | "tendSeconds" | "graceSeconds" | "patienceSeconds"> & {
    readonly pollSeconds?: number;
    /** How often new versions of datasets are looked for. */
    readonly lookSeconds?: number;
  };
  readonly most?: StarterParts["most"];
}

export interface Jobs extends JobHost {
  /** What an API token has to have for jobs of this kind; undefined where no token will do. */
  scopeOf(kind: string): TokenScope | undefined;
  /** Kinds that somebody may have done in this client now. */
  allowedKinds(tx: ClientTransaction, userId: string): Promise<ReadonlySet<string>>;
  /** What is done by itself after new versions of a client's dataset. */
  readonly schedulesOf: SchedulesOf;
  /** Reaches the queue, and begins to do jobs where this process does. Nothing can be started before. */
  open(): Promise<void>;
  /** Does no more, and lets go of the queue. */
  close(): Promise<void>;
}

/** The jobs of one process: of the kinds that its plugins bring. */
export function createJobs({
  store,
  plugins: { loaded, get },
  key,
  log,
  reporter,
  callAs,
  doorsAs,
  mailOfEnd,
  kept,
  scratch,
  works,
  datasets,
  pace: { pollSeconds = 2, lookSeconds = 15, ...pace } = {},
  most,
}: JobsParts): Jobs {
  const kinds = offeredKinds(loaded, log);
  let desk: StartDesk | undefined;
  let worker: JobWorker | undefined;
  const openDesk = () => {
    if (desk === undefined) throw new Error("A job was asked for before there is a queue for it.");
    return desk;
  };
  const starter = createJobStarter({ store, desk: openDesk, kinds, ...(most && { most }) });
  const of = createJobsOf(store, starter, kept);
  let watch: ScheduleWatch | undefined;
  return {
    of,
    scopeOf: (kind) => kinds.get(kind)?.kind.scope,
    allowedKinds: (tx, userId) => allowedKinds(tx, kinds, userId),
    schedulesOf: createSchedulesOf(store, kinds, () => watch?.look()),
    open: async () => {
      // Without kinds there is nothing to hand over, and whoever asks for a job is told that there is none such.
      if (kinds.size === 0) return;
      const seal = createJobSeal(await key());
      const queued = [...kinds.values()].map(({ kind }) => kind);
      const queue = await openJobQueue(store, queued, log, { looksAfter: works, pollSeconds });
      desk = { queue, seal };
      if (!works) return;
      // The embedded store has one process, and this is it: whoever held a job here before is gone.
      if (store.engine === "pglite")
        for (const id of await listClientsWithJobs(store.shared)) await store.withClient(id, freeJobs);
      await removeLeftFolders(scratch);
      worker = await startJobWorker({
        ...pace,
        store,
        queue,
        seal,
        kinds,
        get,
        log,
        reporter,
        callAs,
        doorsAs,
        mailOfEnd,
        kept,
        folders: createJobFolders(scratch),
        jobsOf: of,
      });
      if (datasets !== undefined)
        watch = watchSchedules({ store, datasets, kinds, starter, log }, lookSeconds);
    },
    close: async () => {
      try {
        await watch?.stop();
        await worker?.stop();
      } finally {
        // Its timers would keep the process.
        await desk?.queue.close();
      }
    },
  };
}
