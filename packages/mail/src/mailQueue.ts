import { openBoss } from "@stopbank/jobs/boss";
import type { Store } from "@stopbank/store";
import type { Queries } from "@stopbank/store/database";
import { queueWithin } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";
import type { Mail } from "./blocks.ts";
import type { MailTransport } from "./transport.ts";

/** What waits to be sent: names of a template, a person, a flow. Never a code or a token: those are made when it is sent. */
export type WaitingMail = { readonly template: string } & Readonly<Record<string, string>>;

export interface MailQueueParts<W extends WaitingMail> {
  readonly store: Store;
  readonly transport: MailTransport;
  /** Makes the mail now. Undefined where there is nothing to send any more, or nobody to send it to. */
  readonly write: (waiting: W) => Promise<Mail | undefined>;
  readonly log: FastifyBaseLogger;
  readonly pollSeconds?: number;
  /** How long after a failure the next try comes, at first. */
  readonly retrySeconds?: number;
}

export interface MailQueue<W extends WaitingMail> {
  /**
   * Puts a mail in the queue.
   *
   * @param options.within the transaction that it belongs to: both happen, or neither.
   * @param options.isUrgent somebody waits for it at a screen: it goes before others.
   */
  post(waiting: W, options?: { readonly within?: Queries; readonly isUrgent?: boolean }): Promise<void>;
  /** Reaches the queue and begins to send. Nothing can be posted before. */
  open(): Promise<void>;
  close(): Promise<void>;
}

const QUEUE = "mail";
/** So many mails are under way at once in one process. */
const AT_ONCE = 2;

/** Mails to be sent, each until its mail server has taken it: one that is down delays them and loses none. */
export function createMailQueue<W extends WaitingMail>({
  store,
  transport,
  write,
  log,
  pollSeconds = 2,
  retrySeconds = 15,
}: MailQueueParts<W>): MailQueue<W> {
  let opened: Awaited<ReturnType<typeof openBoss>> | undefined;
  const boss = () => {
    if (opened === undefined) throw new Error("A mail was posted before there is a queue for it.");
    return opened;
  };
  const deliver = async (waiting: W): Promise<void> => {
    try {
      const mail = await write(waiting);
      if (mail !== undefined) await transport.send(mail);
    } catch (error) {
      // The person's address stays out of the log; the template says what it was about.
      log.warn(
        { err: redacted(error), template: waiting.template },
        "a mail was not sent, and is tried again",
      );
      throw new Error("not sent");
    }
  };
  return {
    post: async (waiting, { within, isUrgent = false } = {}) => {
      await boss().send(QUEUE, waiting, {
        priority: isUrgent ? 1 : 0,
        ...(within === undefined ? {} : { db: queueWithin(within) }),
      });
    },
    open: async () => {
      opened = await openBoss(store, [{ name: QUEUE, ...settingsWith(retrySeconds) }], log, {
        looksAfter: true,
      });
      const often = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
      for (let place = 0; place < AT_ONCE; place++) {
        let worker: string | undefined;
        worker = await opened.work<W>(QUEUE, often, async (handed) => {
          for (const { data } of handed) await deliver(data);
          if (worker !== undefined) opened?.notifyWorker(worker);
        });
      }
    },
    close: async () => {
      await opened?.stop({ graceful: true, timeout: 5_000 });
      transport.close();
    },
  };
}

const settingsWith = (retrySeconds: number) =>
  ({
    policy: "standard",
    notify: true,
    // As good as for ever: of a server that is down for weeks an operator hears by the log each quarter of an hour.
    retryLimit: 100_000,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: 900,
    // A process that ended while it sent one: another one sends it after this.
    expireInSeconds: 120,
    retentionSeconds: 365 * 86_400,
    deleteAfterSeconds: 3_600,
  }) as const;

/** What SMTP servers say names addresses: of it the code and the kind are kept. */
const redacted = (error: unknown): object => {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { name: error.name, code, responseCode, command };
};
