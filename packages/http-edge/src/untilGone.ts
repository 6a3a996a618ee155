import type { FastifyReply } from "fastify";

/**
 * Aborted when the connection of an answer is closed before the answer is out. It may be closed already, where something was
 * waited for before this was asked.
 *
 * @param why what it is aborted with.
 */
export function untilGone({ raw }: FastifyReply, why: () => Error): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort(why());
  };
  if (raw.destroyed) leave();
  else raw.once("close", leave);
  return leaving.signal;
}
