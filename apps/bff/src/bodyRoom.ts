import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import type { FastifyInstance } from "fastify";

export interface BodyRoomLimits {
  /** Bodies below it are not counted. */
  readonly smallBytes: number;
  /** What one network may have under way at a time. */
  readonly mostBytesEach: number;
  /** What everybody together may have. */
  readonly mostBytes: number;
}

const usualLimits: BodyRoomLimits = {
  smallBytes: 256 * 1_024,
  // Two of the largest bodies that any call takes.
  mostBytesEach: 64 * 1_048_576,
  mostBytes: 256 * 1_048_576,
};

/**
 * Room for large bodies, which are held in memory until their call is answered: taken before a body is read, given back
 * when its request is over. A body that does not say its length counts as the most its route takes.
 *
 * @throws DomainError `request/too-much-at-once` for one network's share, `request/busy` for everybody's, both with
 * Retry-After.
 */
export function keepBodyRoom(scope: FastifyInstance, limits: BodyRoomLimits = usualLimits): void {
  const { smallBytes, mostBytesEach, mostBytes } = limits;
  const taken = new Map<string, number>();
  let takenByAll = 0;
  scope.addHook("onRequest", async (request, reply) => {
    const bytes = announcedBytes(request.headers, request.routeOptions.bodyLimit ?? mostBytesEach);
    if (bytes <= smallBytes) return;
    const network = networkOf(request.ip);
    const own = taken.get(network) ?? 0;
    if (own > 0 && own + bytes > mostBytesEach) throw tooMuchAtOnce();
    if (takenByAll > 0 && takenByAll + bytes > mostBytes) throw busy();
    const take = (by: number) => {
      const left = (taken.get(network) ?? 0) + by;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
      takenByAll += by;
    };
    take(bytes);
    reply.raw.once("close", () => take(-bytes));
  });
}

function announcedBytes(
  headers: {
    readonly "content-length"?: string | undefined;
    readonly "transfer-encoding"?: string | undefined;
  },
  most: number,
): number {
  if (headers["transfer-encoding"] !== undefined) return most;
  const length = Number(headers["content-length"] ?? 0);
  // What is longer than its route takes is refused anyway, before it is read.
  return Number.isFinite(length) ? Math.min(length, most) : most;
}

const tooMuchAtOnce = () =>
  new DomainError(
    "too-many",
    "request/too-much-at-once",
    "Too much is being sent at once from where you are. Wait for the answers to that, then send the rest.",
    { retryAfterSeconds: 2 },
  );

const busy = () =>
  new DomainError(
    "unavailable",
    "request/busy",
    "Too many people are sending large questions just now. Try again in a moment.",
    { retryAfterSeconds: 5 },
  );
