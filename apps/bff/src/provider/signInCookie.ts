import type { FastifyReply, FastifyRequest } from "fastify";
import type { BffConfig } from "../config.ts";

/**
 * Names what waits for a browser to come back from its organisation's provider, for ten minutes. It is sent along from there, which
 * `SameSite=Strict` would not allow; it opens nothing but that, once.
 */
export interface SignInCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

export function signInCookie({ publicUrl }: Pick<BffConfig, "publicUrl">): SignInCookie {
  const secure = publicUrl.protocol === "https:";
  const name = secure ? "__Host-stopbank-sign-in" : "stopbank-sign-in";
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, id) => void reply.setCookie(name, id, { ...attributes, maxAge: 600 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
