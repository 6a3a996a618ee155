import type { FastifyReply, FastifyRequest } from "fastify";
import type { BffConfig } from "../config.ts";

/** Names what a log-in still asks for, for ten minutes. What it asks for stays on the server. */
export interface ChallengeCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

export function challengeCookie({ publicUrl }: Pick<BffConfig, "publicUrl">): ChallengeCookie {
  const secure = publicUrl.protocol === "https:";
  const name = secure ? "__Host-stopbank-challenge" : "stopbank-challenge";
  const attributes = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, id) => void reply.setCookie(name, id, { ...attributes, maxAge: 600 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
