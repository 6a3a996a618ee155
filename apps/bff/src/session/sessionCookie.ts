import type { FastifyReply, FastifyRequest } from "fastify";
import type { BffConfig } from "../config.ts";

/**
 * The one cookie the browser holds. `__Host-` binds it to this host and to TLS; browsers refuse that prefix on
 * plain http, which only `http://localhost` installations use.
 */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, sessionId: string): void;
  clear(reply: FastifyReply): void;
}

export function sessionCookie({ publicUrl }: Pick<BffConfig, "publicUrl">): SessionCookie {
  const secure = publicUrl.protocol === "https:";
  const name = secure ? "__Host-stopbank" : "stopbank";
  const attributes = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, sessionId) => void reply.setCookie(name, sessionId, attributes),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
