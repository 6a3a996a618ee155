import { openBoss } from "@stopbank/jobs/boss";
import type { Store } from "@stopbank/store";
import type { Queries } from "@stopbank/store/database";
import { queueWithin } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";

/** What waits to be sent: names of a template, a person, a flow. Never a code or a token: those are made when it is sent. */
export type WaitingMail = { readonly template: string } & Readonly<Record<string, string>>;

/** Of a job whose owner wants to be told: posted by whoever does it, sent by the API. */
export interface JobEndedMail extends Readonly<Record<string, string>> {
  readonly template: "jobEnded";
  readonly userId: string;
  readonly clientId: string;
  readonly jobId: string;
}

export const MAIL_QUEUE = "mail";

export interface MailPost<W extends WaitingMail> {
  /**
   * Puts a mail in the queue.
   *
   * @param options.within the transaction that it belongs to: both happen, or neither.
   * @param options.isUrgent somebody waits for it at a screen: it goes before others.
   */
  post(waiting: W, options?: { readonly within?: Queries; readonly isUrgent?: boolean }): Promise<void>;
  /** Reaches the queue. Nothing can be posted before. */
  open(): Promise<Awaited<ReturnType<typeof openBoss>>>;
  close(): Promise<void>;
}

export interface MailPostOptions {
  /** Whether this process sends mails too, and so looks after their queue. */
  readonly looksAfter: boolean;
  /** How long after a failure the next try comes, at first. */
  readonly retrySeconds?: number;
}

/** Where mails are posted, in whichever process: another may send them. */
export function createMailPost<W extends WaitingMail>(
  store: Store,
  log: FastifyBaseLogger,
  { looksAfter, retrySeconds = 15 }: MailPostOptions,
): MailPost<W> {
  let opened: Awaited<ReturnType<typeof openBoss>> | undefined;
  return {
    post: async (waiting, { within, isUrgent = false } = {}) => {
      if (opened === undefined) throw new Error("A mail was posted before there is a queue for it.");
      await opened.send(MAIL_QUEUE, waiting, {
        priority: isUrgent ? 1 : 0,
        ...(within === undefined ? {} : { db: queueWithin(within) }),
      });
    },
    open: async () => {
      opened = await openBoss(store, [{ name: MAIL_QUEUE, ...settingsWith(retrySeconds) }], log, {
        looksAfter,
      });
      return opened;
    },
    close: async () => {
      await opened?.stop({ graceful: looksAfter, timeout: 5_000 });
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
