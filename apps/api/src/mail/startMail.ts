import { createMailbox, type Mailbox } from "@stopbank/mail/mailbox";
import { createMailQueue, type MailQueue } from "@stopbank/mail/queue";
import { openTransport } from "@stopbank/mail/transport";
import type { FastifyInstance } from "fastify";
import type { ApiConfig } from "../config.ts";
import { type AccountMail, type AccountMailParts, writeAccountMail } from "./accountMail.ts";

export type MailSettings = Pick<ApiConfig, "publicUrl" | "smtpUrl" | "mailFrom" | "feedbackMail" | "demo">;

export interface RunningMail {
  readonly post: MailQueue<AccountMail>["post"];
  /** In a demonstration without a mail server: what would have been sent. */
  readonly mailbox: Mailbox | undefined;
}

/** The mail of one process, from when the app is ready until it is closed. */
export function startMail(
  app: FastifyInstance,
  parts: Omit<AccountMailParts, "publicUrl" | "feedbackMail">,
  settings: MailSettings,
): RunningMail {
  const { publicUrl, smtpUrl, feedbackMail, demo } = settings;
  const mailbox = demo && smtpUrl === undefined ? createMailbox() : undefined;
  const queue = createMailQueue<AccountMail>({
    store: parts.store,
    transport: openTransport(settings, mailbox),
    write: (waiting) => writeAccountMail({ ...parts, publicUrl, feedbackMail }, waiting),
    log: app.log.child({ part: "mail" }),
  });
  if (smtpUrl === undefined && !demo)
    app.log.warn("no mail server is configured (STOPBANK_SMTP_URL): mails wait until there is one");
  app.addHook("onReady", () => queue.open());
  app.addHook("onClose", () => queue.close());
  return { post: queue.post, mailbox };
}
