import { DomainError } from "@stopbank/errors";
import type { FastifyRequest } from "fastify";

/** The header that our own pages send and that a form, an image or a link of another site cannot. */
const requestedByHeader = "x-requested-by";
const requestedBy = "stopbank";

/**
 * Refuses a call that another site could have made a browser send. An integrator with a Bearer token and no
 * session is let through: a browser never adds that token by itself.
 *
 * @throws DomainError `request/no-requested-by` or `request/cross-site`.
 */
export function guardAgainstForgery(request: FastifyRequest, hasSession: boolean): void {
  const site = request.headers["sec-fetch-site"];
  // `same-site` is refused too: the clients' subdomains are one site, and one must not drive another.
  if (site !== undefined && site !== "same-origin" && site !== "none") throw crossSite();
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request.headers.host)) throw crossSite();
  const isIntegrator = !hasSession && /^bearer /i.test(request.headers.authorization ?? "");
  if (!isIntegrator && request.headers[requestedByHeader] !== requestedBy)
    throw new DomainError(
      "forbidden",
      "request/no-requested-by",
      `Calls from a browser carry the header "${requestedByHeader}: ${requestedBy}".`,
    );
}

/**
 * Refuses a WebSocket that is not asked for by a page of the very origin it is asked of (checklist A-35): browsers let pages
 * of any site ask, cookies and all, and name the origin in every case.
 *
 * @param publicUrl has the scheme that browsers see.
 * @throws DomainError `request/cross-site`.
 */
export function requireOwnOrigin(
  { headers }: Pick<FastifyRequest, "headers">,
  { protocol }: Pick<URL, "protocol">,
): void {
  const site = headers["sec-fetch-site"];
  const own = `${protocol}//${headers.host}`;
  if (site !== undefined && site !== "same-origin") throw crossSite();
  if (headers.host === undefined || !URL.canParse(own) || headers.origin !== new URL(own).origin)
    throw crossSite();
}

/** Behind a proxy that ends TLS the scheme we see is not the browser's, so hosts are compared, not schemes. */
const isOwnOrigin = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();

const crossSite = () =>
  new DomainError("forbidden", "request/cross-site", "This call came from another site and was refused.");
