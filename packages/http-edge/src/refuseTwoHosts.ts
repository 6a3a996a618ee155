import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";

/**
 * Refuses a request with more than one Host (RFC 9112, 3.2): Node would take the first where a proxy before it may have
 * judged by the last. Everything that goes by the host relies on this.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    // A request within the process has no raw headers: its headers were made here, one of each.
    const { rawHeaders = [] }: { rawHeaders?: readonly string[] } = raw;
    const hosts = rawHeaders.filter((each, i) => i % 2 === 0 && each.toLowerCase() === "host");
    if (hosts.length > 1)
      throw new DomainError(
        "invalid",
        "request/two-hosts",
        "A request names one host, and this one names several.",
      );
  });
}
