import { setTimeout as later } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientTag } from "./clientTag.ts";
import type { Reporter } from "./openReporter.ts";

/**
 * Reports what a server could not do and should have been able to: whatever is answered with 5xx, but not what it refuses
 * because too much is asked, nor what fails because the caller has gone.
 *
 * @param clientOf the client a request is made in, where that is known.
 */
export function reportFailures(
  app: FastifyInstance,
  reporter: Reporter | undefined,
  clientOf: (request: FastifyRequest) => Promise<string | undefined>,
): void {
  if (reporter === undefined) return;
  const underWay = new Set<Promise<void>>();
  const report = async (request: FastifyRequest, error: Error) => {
    // Whoever it was for is told of less rather than of another failure, or of nothing.
    const client = await Promise.race([clientOf(request).catch(() => undefined), unknownBy(1_000)]);
    reporter.report(error, {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      client: clientTag(client),
    });
  };
  // The answer does not wait for this: what has failed may be what knows the client.
  app.addHook("onError", (request, reply, error, done) => {
    if (isFailure(error) && !reply.raw.destroyed) {
      const reported = report(request, error).finally(() => underWay.delete(reported));
      underWay.add(reported);
    }
    done();
  });
  app.addHook("onClose", async () => {
    await Promise.all(underWay);
    await reporter.close();
  });
}

const unknownBy = (ms: number) => later(ms, undefined, { ref: false });

function isFailure(error: Error & { readonly statusCode?: number }): boolean {
  if (error instanceof DomainError)
    return (
      error.kind === "unavailable" && !error.code.startsWith("request/") && !("isExpected" in error.facts)
    );
  return (error.statusCode ?? 500) >= 500;
}
