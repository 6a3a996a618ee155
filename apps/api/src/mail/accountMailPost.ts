import { createMailPost } from "@stopbank/mail/post";
import type { Store } from "@stopbank/store";
import type { FastifyBaseLogger } from "fastify";
import type { AccountMail } from "./accountMail.ts";

/** Where mails of accounts are posted by a process that sends none: the API sends them, whether it runs now or later. */
export const accountMailPost = (store: Store, log: FastifyBaseLogger) =>
  createMailPost<AccountMail>(store, log, { looksAfter: false });
