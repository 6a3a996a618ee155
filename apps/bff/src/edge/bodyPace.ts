import { tooSlow } from "@stopbank/http-edge/too-slow";
import type { FastifyInstance } from "fastify";
import { bringsBody, watchBody } from "./arrivingBody.ts";

const windowMs = 10_000;
/** In each window: 2 kB/s, a tenth of what a slow phone sends. */
const leastBytes = 20_000;
/**
 * And this share of what has come before, since that is held in memory: who has sent 20 MB at once may not send the rest
 * like a phone. One that sends evenly keeps to it for 320 seconds, longer than any request may take.
 */
const leastShare = 1 / 32;

/**
 * Ends a body that arrives too slowly, before the time for a whole request is up: while it comes, it holds memory and a
 * connection that others need.
 *
 * Refuses with DomainError `request/too-slow`, 408.
 */
export function keepBodyPace(scope: FastifyInstance): void {
  scope.addHook("preParsing", (request, reply, payload, done) => {
    // Whoever has gone while the request was being admitted sends nothing more, and his leaving is told no second time.
    if (!bringsBody(request) || reply.raw.destroyed) return done(null, payload);
    let arrived = 0;
    let before = 0;
    const stop = () => clearInterval(window);
    const took = (bytes: number) => {
      arrived += bytes;
      return undefined;
    };
    const body = watchBody(payload, reply, took, stop);
    const window = setInterval(() => {
      if (arrived - before < Math.max(leastBytes, before * leastShare)) {
        stop();
        body.refuse(tooSlow());
      }
      before = arrived;
    }, windowMs);
    payload.once("end", stop);
    done(null, body.stream);
  });
}
