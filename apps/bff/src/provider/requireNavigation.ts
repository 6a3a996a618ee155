import { DomainError } from "@stopbank/errors";
import type { FastifyRequest } from "fastify";

/**
 * Refuses what is not a person going to an address: no frame, image or script of whatever page leads through a sign-in. Browsers
 * that say nothing of it are let through: what follows is bound to a cookie.
 *
 * @throws DomainError `request/no-navigation`.
 */
export function requireNavigation({ headers }: Pick<FastifyRequest, "headers">): void {
  const { "sec-fetch-mode": mode, "sec-fetch-dest": dest } = headers;
  if ((mode ?? "navigate") !== "navigate" || (dest ?? "document") !== "document")
    throw new DomainError(
      "forbidden",
      "request/no-navigation",
      "This address is for going to, and for nothing else.",
    );
}

/** Whether a page of another site, or another client's, sent the browser here. */
export const isFromElsewhere = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  !["same-origin", "none"].includes(String(headers["sec-fetch-site"] ?? "none"));
