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
  app.addHook("onError", async (request, reply, error) => {
    if (!isFailure(error) || reply.raw.destroyed) return;
    // Whoever it was for is told of less rather than of another failure.
    const client = await clientOf(request).catch(() => undefined);
    reporter.report(error, {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      client: clientTag(client),
    });
  });
  app.addHook("onClose", () => reporter.close());
}

function isFailure(error: Error & { readonly statusCode?: number }): boolean {
  if (error instanceof DomainError) return error.kind === "unavailable" && !error.code.startsWith("request/");
  return (error.statusCode ?? 500) >= 500;
}
