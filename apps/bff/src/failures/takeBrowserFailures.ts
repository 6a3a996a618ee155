import { BrowserFailure } from "@stopbank/contract/browser-failures";
import { DomainError } from "@stopbank/errors";
import type { BrowserReporter } from "@stopbank/http-edge/browser-reporting";
import { siteOf } from "@stopbank/http-edge/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { guardAgainstForgery } from "../edge/requestGuard.ts";

/** The most that fifty calls take. */
const mostBytes = 20 * 1_024;
/** Of one site: a page tells of ten at most, and an office shares an address. */
const mostEachMinute = 30;

/**
 * `/bff/failures`: pages tell of their failures, since they reach our own address alone, and the reporter passes them on to the one
 * that is set. It is there only where there is one.
 *
 * Refuses with DomainError `failures/too-many` beyond thirty a minute of a site.
 */
export function takeBrowserFailures(app: FastifyInstance, reporter: BrowserReporter | undefined): void {
  if (reporter === undefined) return;
  const limiter = new RateLimiterMemory({ points: mostEachMinute, duration: 60 });
  const spend = async (request: FastifyRequest) => {
    await limiter.consume(siteOf(request.ip)).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
    });
  };
  app.post<{ Body: BrowserFailure }>(
    "/bff/failures",
    {
      // Whoever reads a page that fails by itself is not there because of that.
      config: { slidesSession: false },
      onRequest: [async (request) => guardAgainstForgery(request, true), spend],
      bodyLimit: mostBytes,
      schema: { body: BrowserFailure },
    },
    async (request, reply) => {
      // Whoever it was for is told of less rather than of another failure.
      const client = await request.clientName().catch(() => undefined);
      reporter.report(request.body, client);
      return reply.code(204).send();
    },
  );
  app.addHook("onClose", () => reporter.close());
}

const tooMany = (msBeforeNext: number) =>
  new DomainError(
    "too-many",
    "failures/too-many",
    "Failures were told of too often from where you are. Wait a minute.",
    { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) },
  );
