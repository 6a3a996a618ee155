import { DomainError } from "@stopbank/errors";
import { siteOf } from "@stopbank/http-edge/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { watchBody } from "./arrivingBody.ts";

export interface BodyRoomLimits {
  /** Bodies below it are not counted. */
  readonly smallBytes: number;
  /** What one person may have under way at a time. */
  readonly mostBytesMember: number;
  /** What the visitors of one site may, a quarter of what all visitors may. */
  readonly mostBytesSite: number;
  /** What everybody together may have, and visitors half of. */
  readonly mostBytes: number;
}

export const usualBodyRoomLimits: BodyRoomLimits = {
  smallBytes: 256 * 1_024,
  // Two of the largest bodies that any call takes, and one.
  mostBytesMember: 64 * 1_048_576,
  mostBytesSite: 32 * 1_048_576,
  mostBytes: 256 * 1_048_576,
};

/**
 * Room for large bodies, which are held in memory until their call is answered: taken as they arrive, given back when
 * their request is over. So an announcement takes nothing, and one that cannot fit is refused before it is read. Visitors
 * together have half of it, since of their networks there is no end, and a site a quarter of that: what two could fill, they
 * would deny to all.
 *
 * Refuses with DomainError `request/too-much-at-once` for one sender's share, `request/busy` for everybody's, both with
 * Retry-After.
 *
 * @param memberOf the id of the person who asks, known to be that one; undefined for a visitor, who counts by site.
 */
export function keepBodyRoom(
  scope: FastifyInstance,
  memberOf: (request: FastifyRequest) => Promise<string | undefined>,
  limits: BodyRoomLimits = usualBodyRoomLimits,
): void {
  const { smallBytes, mostBytesMember, mostBytesSite, mostBytes } = limits;
  const takenBytes = new Map<string, number>();
  let takenByAll = 0;
  let takenByVisitors = 0;
  scope.addHook("preParsing", async (request, reply, payload) => {
    const announced = announcedBytes(request);
    // What is longer than its route takes is refused anyway, before it is read.
    if (announced <= smallBytes || announced > request.routeOptions.bodyLimit) return payload;
    const member = await memberOf(request);
    // Whoever has gone meanwhile sends nothing more, and his leaving is told no second time.
    if (reply.raw.destroyed) return payload;
    const mostBytesEach = member === undefined ? mostBytesSite : mostBytesMember;
    const sender = member === undefined ? `site:${siteOf(request.ip)}` : `user:${member}`;
    const take = (bytes: number) => {
      const left = (takenBytes.get(sender) ?? 0) + bytes;
      if (left > 0) takenBytes.set(sender, left);
      else takenBytes.delete(sender);
      takenByAll += bytes;
      if (member === undefined) takenByVisitors += bytes;
    };
    const lacking = (bytes: number): DomainError | undefined => {
      if ((takenBytes.get(sender) ?? 0) + bytes > mostBytesEach) return tooMuchAtOnce();
      const isFull =
        takenByAll + bytes > mostBytes || (member === undefined && takenByVisitors + bytes > mostBytes / 2);
      return isFull ? busy() : undefined;
    };
    const refusal = Number.isNaN(announced) ? undefined : lacking(announced);
    if (refusal !== undefined) throw refusal;
    let own = 0;
    const took = (bytes: number) => {
      const why = lacking(bytes);
      if (why !== undefined) return why;
      take(bytes);
      own += bytes;
      return undefined;
    };
    return watchBody(payload, reply, took, () => take(-own)).stream;
  });
}

/** NaN for a body that is sent in chunks, which does not say its length. */
const announcedBytes = ({ headers }: FastifyRequest): number =>
  headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Number.NaN;

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
