import type { Store } from "@stopbank/store";
import type { ClientTransaction } from "@stopbank/store/database";
import { queueWithin } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";
import { openBoss } from "./openBoss.ts";
import { placeInTurn } from "./placeInTurn.ts";

export interface QueuedKind {
  readonly id: string;
  readonly timeoutSeconds: number;
  /** How many of it one process does at once. */
  readonly concurrency: number;
}

/** Tells workers which job is next. What is lost here is found again in our own table of jobs (`tendJobs`). */
export interface JobQueue {
  /**
   * Puts a job in the queue in the transaction that writes it down.
   *
   * @param ahead how many of its client's jobs are under way already.
   */
  send(
    tx: ClientTransaction,
    job: { readonly id: string; readonly kind: string },
    ahead: number,
  ): Promise<void>;
  /** Puts jobs in the queue again, unless they wait in it. */
  sendAgain(kind: string, ids: readonly string[]): Promise<void>;
  /** Hands over ids of jobs of a kind from now on, as many at once as the kind has. */
  work(kind: QueuedKind, take: (id: string) => Promise<void>): Promise<void>;
  /** Hands over no more. */
  stopWork(): Promise<void>;
  /** Lets go of the queue, whatever is under work. */
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Whether this process looks after the queue, as one that works does. */
  readonly looksAfter: boolean;
  /** How often it is asked by itself: a notification may be lost, and of what is to be tried again none is sent. */
  readonly pollSeconds?: number;
}

/**
 * pg-boss over the store. Its rows hold the id of a job and nothing of what is in it; whether a job is free to be begun, by
 * whom and for which time our own table says, so it is asked to try nothing again by itself.
 */
export async function openJobQueue(
  store: Store,
  kinds: readonly QueuedKind[],
  log: FastifyBaseLogger,
  { looksAfter, pollSeconds = 2 }: QueueOptions,
): Promise<JobQueue> {
  const boss = await openBoss(
    store,
    kinds.map(({ id }) => ({ name: id, ...queueSettings })),
    log,
    { looksAfter },
  );
  const close = () => boss.stop({ graceful: false });
  const known = new Map(kinds.map((kind) => [kind.id, kind]));
  const optionsOf = (kind: string, id: string, ahead: number) => ({
    singletonKey: id,
    priority: placeInTurn(ahead),
    // Counted from when it is handed over: our own limit comes first, and this one cleans up after a process that is gone.
    expireInSeconds: (known.get(kind)?.timeoutSeconds ?? 0) + 300,
  });
  return {
    send: async (tx, { id, kind }, ahead) => {
      await boss.send(kind, { id }, { ...optionsOf(kind, id, ahead), db: queueWithin(tx) });
    },
    sendAgain: async (kind, ids) => {
      if (ids.length === 0 || !known.has(kind)) return;
      await boss.insert(
        kind,
        ids.map((id) => ({ data: { id }, ...optionsOf(kind, id, 0) })),
      );
    },
    work: async ({ id, concurrency }, take) => {
      const often = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
      for (let place = 0; place < concurrency; place++) {
        let worker: string | undefined;
        worker = await boss.work<{ id: string }>(id, often, async (handed) => {
          for (const { data } of handed) await take(data.id);
          // The next at once: by itself it would wait out its pause after every job.
          if (worker !== undefined) boss.notifyWorker(worker);
        });
      }
    },
    stopWork: async () => {
      for (const { id } of kinds) await boss.offWork(id, { wait: false });
    },
    close,
  };
}

/** `short`: one row of a job waits at most, whatever became of the process that was handed an earlier one. */
const queueSettings = {
  policy: "short",
  notify: true,
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
} as const;
