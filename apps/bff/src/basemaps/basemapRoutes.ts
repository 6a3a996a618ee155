import type { RemoteBasemap, RemoteBasemaps } from "@stopbank/contract/remote-basemaps";
import { DomainError } from "@stopbank/errors";
import { siteOf } from "@stopbank/http-edge/network";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Static, Type } from "typebox";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { createClientBasemaps } from "../principal/clientBasemaps.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { Remote, RemoteAnswer } from "./askRemote.ts";
import { createCallerQueue } from "./callerQueue.ts";
import type { DescribedSource } from "./describeSource.ts";
import type { KnownSources } from "./knownSources.ts";
import { watchHealth } from "./sourceHealth.ts";
import { type TilePlace, templateAt } from "./tileTemplate.ts";

const TileParams = Type.Object({
  id: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }),
  version: Type.String({ pattern: "^[0-9a-f]{16}$" }),
  z: Type.String({ pattern: "^\\d{1,2}$" }),
  x: Type.String({ pattern: "^\\d{1,8}$" }),
  y: Type.String({ pattern: "^\\d{1,8}$" }),
});

/** Of one caller: a screen of the smallest tiles is 400. */
const mostTilesAMinute = 4_000;
const queueLimits = { atOnce: 12, waiting: 600 };
/** Nothing is kept by a browser for longer, whatever its terms allow. */
const mostFreshSeconds = 86_400;

const pictures = ["image/png", "image/jpeg", "image/webp", "image/avif"];
const served: Readonly<Record<RemoteBasemap["content"], readonly string[]>> = {
  picture: pictures,
  elevation: ["image/png", "image/webp"],
  drawn: [
    "application/vnd.mapbox-vector-tile",
    "application/x-protobuf",
    "application/protobuf",
    "application/octet-stream",
  ],
};

export interface BasemapParts {
  readonly sources: KnownSources;
  readonly remote: Remote;
  readonly cookie: SessionCookie;
  /** The id of the person who asks; undefined for a visitor. */
  readonly memberOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/**
 * `/bff/basemaps`: the background maps from other places that the client's `basemap_list` names, and their tiles. Browsers ask us
 * alone; where the tiles are, and the key they take, stay here.
 */
export function registerBasemapRoutes(app: FastifyInstance, parts: BasemapParts): void {
  const { sources, remote, cookie, memberOf } = parts;
  const listOf = createClientBasemaps();
  const inLine = createCallerQueue(queueLimits);
  const limiter = new RateLimiterMemory({ points: mostTilesAMinute, duration: 60 });
  const health = watchHealth();
  const guard = async (request: FastifyRequest) =>
    guardAgainstForgery(request, cookie.read(request) !== undefined);
  const namedBy = async (request: FastifyRequest) => {
    const list = await listOf(request);
    return new Set(list.map(({ source }) => source));
  };
  const options = { onRequest: guard, config: { slidesSession: false as const } };

  app.get("/bff/basemaps", options, async (request): Promise<RemoteBasemaps> => {
    const named = await namedBy(request);
    const wanted = [...sources.configured.values()].filter(({ id }) => named.has(id));
    const found = await Promise.all(
      wanted.map(async ({ id, source: { title } }) => ({ id, title, described: await sources.find(id) })),
    );
    return {
      basemaps: found.flatMap(({ described }) => (described === undefined ? [] : [described.basemap])),
      unreachable: found.flatMap(({ id, title, described }) =>
        described === undefined ? [{ id, title }] : [],
      ),
    };
  });

  app.get<{ Params: Static<typeof TileParams> }>(
    "/bff/basemaps/:id/:version/:z/:x/:y",
    { ...options, schema: { params: TileParams } },
    async (request, reply) => {
      const { id, version } = request.params;
      const place = placeOf(request.params);
      // What another client shows is as unknown as what nobody does.
      const described = (await namedBy(request)).has(id) ? await sources.find(id) : undefined;
      if (described === undefined || !described.basemap.tileset.url.includes(`/${version}/`))
        throw new DomainError("not-found", "basemap/unknown", "There is no such background map.");
      if (!isOffered(described, place)) return reply.code(204).send();
      const caller = (await memberOf(request)) ?? siteOf(request.ip);
      await spend(limiter, caller);
      const gone = untilGone(reply, () => new Error("Whoever asked has gone."));
      const tile = await inLine(caller, gone, () =>
        health.ask(id, () => remote.get(described.from, templateAt(described.template, place), gone)),
      );
      if (tile === undefined) return reply.code(204).send();
      requireContent(described.basemap.content, tile);
      if (tile.freshSeconds > 0)
        reply.header("cache-control", `private, max-age=${Math.min(tile.freshSeconds, mostFreshSeconds)}`);
      const { content } = described.basemap;
      return reply
        .type(content === "drawn" ? "application/vnd.mapbox-vector-tile" : tile.contentType)
        .send(tile.bytes);
    },
  );
}

/** @throws DomainError `tiles/outside` where there is no such place. */
function placeOf(params: Static<typeof TileParams>): TilePlace {
  const [z, x, y] = [Number(params.z), Number(params.x), Number(params.y)];
  if (z > 22 || x >= 2 ** z || y >= 2 ** z)
    throw new DomainError(
      "invalid",
      "tiles/outside",
      `There is no tile ${z}/${x}/${y}: zoom goes to 22, and at zoom z column and row stay below 2 to the power of z.`,
    );
  return { z, x, y };
}

const isOffered = ({ basemap: { tileset } }: DescribedSource, { z }: TilePlace) =>
  z >= tileset.minZoom && z <= tileset.maxZoom;

/** A page of words in place of a picture, as portals answer, is no tile. @throws DomainError `basemap/unexpected`. */
function requireContent(content: RemoteBasemap["content"], { contentType }: RemoteAnswer): void {
  if (!served[content].includes(contentType))
    throw new DomainError(
      "unavailable",
      "basemap/unexpected",
      "The background map answered something else than a tile.",
      {
        contentType,
      },
    );
}

async function spend(limiter: RateLimiterMemory, caller: string): Promise<void> {
  await limiter.consume(caller).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new DomainError(
      "too-many",
      "basemap/too-many",
      "Too much of a background map was asked for. Wait a minute.",
      {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      },
    );
  });
}
