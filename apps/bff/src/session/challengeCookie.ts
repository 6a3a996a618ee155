import type { FastifyReply, FastifyRequest } from "fastify";
import type { BffConfig } from "../config.ts";

/** Names something of a log-in that this browser has to answer. What it asks for stays on the server. */
export interface ChallengeCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

/** @param about what a log-in still asks for, for ten minutes; or what a passkey is to sign, for five. */
export function challengeCookie(
  { publicUrl }: Pick<BffConfig, "publicUrl">,
  about: "challenge" | "passkey" = "challenge",
): ChallengeCookie {
  const secure = publicUrl.protocol === "https:";
  const name = `${secure ? "__Host-" : ""}stopbank-${about}`;
  const attributes = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, id) =>
      void reply.setCookie(name, id, { ...attributes, maxAge: about === "passkey" ? 300 : 600 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
