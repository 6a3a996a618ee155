import type { Store } from "@stopbank/store";
import type { FastifyBaseLogger } from "fastify";
import type { Mail } from "./blocks.ts";
import { createMailPost, MAIL_QUEUE, type MailPost, type WaitingMail } from "./mailPost.ts";
import type { MailTransport } from "./transport.ts";

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

export interface MailQueue<W extends WaitingMail> extends Pick<MailPost<W>, "post" | "close"> {
  /** Reaches the queue and begins to send. Nothing can be posted before. */
  open(): Promise<void>;
}

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
  const { post, open, close } = createMailPost<W>(store, log, { looksAfter: true, retrySeconds });
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
    post,
    open: async () => {
      const boss = await open();
      const often = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
      for (let place = 0; place < AT_ONCE; place++) {
        let worker: string | undefined;
        worker = await boss.work<W>(MAIL_QUEUE, often, async (handed) => {
          for (const { data } of handed) await deliver(data);
          if (worker !== undefined) boss.notifyWorker(worker);
        });
      }
    },
    close: async () => {
      await close();
      transport.close();
    },
  };
}

/** What SMTP servers say names addresses: of it the code and the kind are kept. */
const redacted = (error: unknown): object => {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { name: error.name, code, responseCode, command };
};
