import { DomainError } from "@stopbank/errors";
import { networkOf, siteOf } from "@stopbank/http-edge/network";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyReply, FastifyRequest } from "fastify";

/** For whom work is done. */
export interface Asker {
  /** Whom budgets are counted for: a person by account, a program by its API token, a visitor by network. */
  readonly budgetHolder: string;
  /** Whom turns and places are counted for, of which there are so many for everybody: a person by account, a program by its API token, a visitor by site. */
  readonly site: string;
  readonly isVisitor: boolean;
  /** Ends when the caller has gone. */
  readonly signal: AbortSignal;
  /** Waits for the caller's next turn of the event loop: between pieces of work that take milliseconds. */
  turn(): Promise<void>;
}

export function askerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  turn: (site: string) => Promise<void>,
): Asker {
  const { admitted, ip } = request;
  const user = admitted?.userId;
  const token = admitted?.token?.id;
  const member = token === undefined ? `user:${user}` : `token:${token}`;
  const site = user === undefined ? `site:${siteOf(ip)}` : member;
  return {
    budgetHolder: user === undefined ? `network:${networkOf(ip)}` : site,
    site,
    isVisitor: user === undefined,
    signal: untilGone(reply, askerGone),
    turn: () => turn(site),
  };
}

/** Nobody reads it: the connection is closed. It ends what was under way. */
export const askerGone = () => new DomainError("invalid", "work/gone", "Whoever asked has gone.");
