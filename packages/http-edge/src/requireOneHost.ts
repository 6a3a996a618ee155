import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";

/**
 * Refuses a request without a Host, or with more than one (RFC 9112, 3.2): Node would take the first where a proxy before
 * it may have judged by the last. Everything that goes by the host relies on this.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    // A request within the process has no raw headers: its headers were made here, one of each.
    const { rawHeaders, httpVersion }: { rawHeaders?: readonly string[]; httpVersion: string } = raw;
    if (rawHeaders === undefined) return;
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
