import { randomUUID } from "node:crypto";
import type { Mail } from "./blocks.ts";

/** A mail that was kept in place of being sent. */
export interface KeptMail extends Mail {
  readonly id: string;
  readonly at: Date;
}

/** The demonstration's mailbox: the latest mails, in memory alone, since codes are in them. */
export interface Mailbox {
  put(mail: Mail): void;
  /** Newest first. */
  list(): readonly KeptMail[];
}

const MOST_KEPT = 200;

export function createMailbox(): Mailbox {
  const kept: KeptMail[] = [];
  return {
    put: (mail) => {
      kept.unshift({ ...mail, id: randomUUID(), at: new Date() });
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
    list: () => [...kept],
  };
}
