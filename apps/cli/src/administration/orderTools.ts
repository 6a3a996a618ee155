import type { PostMail } from "@stopbank/api/invitations";
import { accountMailPost } from "@stopbank/api/mail-post";
import Fastify, { type FastifyServerOptions } from "fastify";
import type { OrderTools } from "./orders/order.ts";

/** What orders are carried out with, and what ends that before the store is closed. */
export interface OpenedTools extends OrderTools {
  close(): Promise<void>;
}

/** @param logger what is told of the queue of mails where it cannot be reached. */
export function orderTools(
  parts: Omit<OrderTools, "openMail">,
  logger: FastifyServerOptions["logger"] = false,
): OpenedTools {
  const mail = accountMailPost(parts.store, Fastify({ logger }).log);
  let opening: Promise<PostMail> | undefined;
  return {
    ...parts,
    // Most orders send nothing, and so ask nothing of the queue.
    openMail: () => {
      opening ??= mail.open().then(
        () => mail,
        (error: unknown) => {
          opening = undefined;
          throw error;
        },
      );
      return opening;
    },
    close: async () => {
      await opening?.catch(() => undefined);
      await mail.close();
    },
  };
}
