import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import type { FastifyReply, FastifyRequest } from "fastify";

/** For whom work is done. */
export interface Asker {
  /** Whom turns and budgets are counted for: a person by account, a visitor by network. */
  readonly who: string;
  readonly isVisitor: boolean;
  /** Ends when the caller has gone. */
  readonly signal: AbortSignal;
  /** Waits for the caller's next turn of the event loop: between pieces of work that take milliseconds. */
  turn(): Promise<void>;
}

/** Whom a request counts to. */
const whoAsks = ({ admitted, ip }: FastifyRequest): string =>
  admitted?.userId === undefined ? `network:${networkOf(ip)}` : `user:${admitted.userId}`;

export function askerOf(
  request: FastifyRequest,
  { raw }: FastifyReply,
  turn: (who: string) => Promise<void>,
): Asker {
  const who = whoAsks(request);
  const leaving = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) leaving.abort(gone());
  });
  return {
    who,
    isVisitor: request.admitted?.userId === undefined,
    signal: leaving.signal,
    turn: () => turn(who),
  };
}

/** Nobody reads it: the connection is closed. It ends what was under way. */
export const gone = () => new DomainError("invalid", "work/gone", "Whoever asked has gone.");
