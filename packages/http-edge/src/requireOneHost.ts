import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";

/** What we speak. Node takes a request line without a version for HTTP/0.9, which has no headers, and reads headers behind it. */
const versions = ["1.0", "1.1"];

/**
 * Refuses a request without a Host, or with more than one (RFC 9112, 3.2): Node would take the first where a proxy before
 * it may have judged by the last. Everything that goes by the host relies on this. So it does for one that says no version, or one that there is none of.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    // A request within the process has no raw headers: its headers were made here, one of each.
    const { rawHeaders, httpVersion }: { rawHeaders?: readonly string[]; httpVersion: string } = raw;
    if (rawHeaders === undefined) return;
    if (!versions.includes(httpVersion))
      throw new DomainError(
        "invalid",
        "request/version",
        "A request says which HTTP it is written in: HTTP/1.1, or HTTP/1.0.",
      );
    const hosts = rawHeaders.filter((each, i) => i % 2 === 0 && each.toLowerCase() === "host");
    if (hosts.length > 1)
      throw new DomainError(
        "invalid",
        "request/two-hosts",
        "A request names one host, and this one names several.",
      );
    if (hosts.length === 0 && httpVersion !== "1.0")
      throw new DomainError("invalid", "request/no-host", "A request names its host, and this one does not.");
  });
}
