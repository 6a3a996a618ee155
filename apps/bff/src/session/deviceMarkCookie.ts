import { MARK_DAYS } from "@stopbank/store/device-marks";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BffConfig } from "../config.ts";

/** Where people log in and out; the mark is sent nowhere else. */
export const sessionPath = "/bff/session";

/**
 * What a browser keeps, beyond logging out, to say that somebody has logged in in it before: strangers' failures then do
 * not keep it out. It opens nothing. `__Secure-`, because `__Host-` would have it sent to every path.
 */
export interface DeviceMarkCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, mark: string): void;
}

export function deviceMarkCookie({ publicUrl }: Pick<BffConfig, "publicUrl">): DeviceMarkCookie {
  const secure = publicUrl.protocol === "https:";
  const name = secure ? "__Secure-stopbank-mark" : "stopbank-mark";
  const attributes = {
    path: sessionPath,
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: MARK_DAYS * 86_400,
  } as const;
  return {
    read: (request) => {
      const mark = request.cookies[name];
      // It goes on in a header: nothing else may.
      return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined;
    },
    set: (reply, mark) => void reply.setCookie(name, mark, attributes),
  };
}
