import type { Embedding } from "@stopbank/contract/embedding";
import { pathsOf } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import { targetOf } from "../api/target.ts";
import type { BffConfig } from "../config.ts";
import { isPackable } from "../edge/compression.ts";
import { policyFramedBy } from "../edge/securityHeaders.ts";
import { type OwnRoutesParts, ownerOf } from "../jobs/ownerOf.ts";
import type { Ask, AskAs } from "../principal/askAs.ts";
import { visitor } from "../principal/principal.ts";
import { passBySend } from "../proxy/passBySend.ts";
import { type EmbedLimits, embedBudgets } from "./embedBudgets.ts";
import { type EmbeddedCall, embeddedCalls } from "./embeddedCalls.ts";
import { keepNeeds } from "./keepNeeds.ts";
import { noStoryPage } from "./noStoryPage.ts";

export interface EmbeddingParts {
  readonly config: Pick<BffConfig, "embedOrigins">;
  readonly askAs: AskAs;
  readonly limits?: EmbedLimits;
}

const timeoutMs = 30_000;
const Id = /^[1-9]\d{0,8}$/;

/**
 * `/embed/stories/:id`, a page of one story for other sites to frame, and `/embed/api/:id/...`, the calls that this page makes. Both
 * are made as a visitor whatever cookie comes with them, and set none. Without a site that may embed stories neither is there.
 */
export function registerEmbedding(app: FastifyInstance, { config, askAs, limits }: EmbeddingParts): void {
  const { embedOrigins } = config;
  const spend = embedBudgets(limits);
  const needsOf = keepNeeds();
  const isOn = embedOrigins.length > 0;

  /** At the host of a client a reader means that one, which the API refuses unless it is the public one. */
  const askFor = (request: FastifyRequest): Ask => askAs(visitor, request.subdomain);
  const needsFor = async (request: FastifyRequest, storyId: string) => {
    if (!isOn || !Id.test(storyId)) throw notEmbedded();
    return needsOf(request.subdomain, storyId, callOver(askFor(request).send));
  };

  app.get<{ Params: { storyId: string } }>("/embed/stories/:storyId", async (request, reply) => {
    frame(reply, embedOrigins);
    try {
      await spend("pages", request.ip);
      await needsFor(request, request.params.storyId);
    } catch (error) {
      return sendNoStory(request, reply, error);
    }
    // The shell answers whatever is a page: here with the document of embedded stories.
    return reply.callNotFound();
  });

  if (!isOn) return;
  for (const call of embeddedCalls)
    for (const path of pathsOf(call.route))
      app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
        method: call.route.method,
        url: `/embed/api/:embedded${path}`,
        bodyLimit: call.hasBody === true ? 65_536 : 1_024,
        // Nothing of it is anybody's own: whatever is between may keep it, for a minute what may be withdrawn.
        onSend: async (_request, reply, payload) => {
          const kept = String(reply.getHeader("cache-control") ?? "");
          if (reply.statusCode < 400)
            reply.header(
              "cache-control",
              kept.includes("immutable") ? "public, max-age=31536000, immutable" : "public, max-age=60",
            );
          return payload;
        },
        handler: async (request, reply) => {
          await spend("calls", request.ip);
          if (call.works === true) await spend("works", request.ip);
          const storyId = request.params.embedded ?? "";
          const needs = await needsFor(request, storyId);
          if (!isAllowed(call, request) || !call.isNeeded(request, needs)) throw notNeeded();
          if ((request.params.storyId ?? storyId) !== storyId) throw notNeeded();
          await passBySend(request, reply, {
            ask: askFor(request),
            target: targetOf(request.raw.url ?? "", `/embed/api/${storyId}`),
            body: call.route.method === "POST" ? Buffer.from(JSON.stringify(request.body ?? {})) : undefined,
            isPackable: isPackable(call.route),
            callerGone: untilGone(reply, () => new Error("Whoever asked has gone.")),
            timeoutMs,
          });
          return reply;
        },
      });
}

/** `/bff/embedding`: whether stories of the client in use can be embedded, and where, for those who write them. */
export function registerEmbeddingAbout(
  app: FastifyInstance,
  { config: { embedOrigins }, askAs, ...own }: EmbeddingParts & OwnRoutesParts,
): void {
  app.get(
    "/bff/embedding",
    { onRequest: async (request) => own.guard(request) },
    async (request): Promise<Embedding> => {
      const { clientName } = await ownerOf(own, request);
      const [open] = await callOver(askAs(visitor).send)(routes.clients, {});
      return { origins: [...embedOrigins], is_public_client: open?.client_name === clientName };
    },
  );
}

const isAllowed = ({ query = [], hasBody }: EmbeddedCall, request: FastifyRequest) =>
  Object.keys(request.query as object).every((name) => query.includes(name)) &&
  (hasBody === true || Object.keys((request.body as object | null | undefined) ?? {}).length === 0);

function frame(reply: FastifyReply, origins: readonly string[]): void {
  reply.header("content-security-policy", policyFramedBy(origins));
  // It knows no list, and browsers that know the policy leave it aside; where nobody may, it says so still.
  if (origins.length > 0) reply.removeHeader("x-frame-options");
}

function sendNoStory(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof DomainError)) throw error;
  request.log.info({ code: error.code, facts: error.facts }, "no story to embed");
  reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
  if (error.kind === "not-found" || error.kind === "forbidden" || error.kind === "invalid")
    return reply.code(404).send(noStoryPage("No story here", notEmbedded().message));
  if ("retryAfterSeconds" in error.facts) reply.header("retry-after", String(error.facts.retryAfterSeconds));
  return error.kind === "too-many"
    ? reply.code(429).send(noStoryPage("A moment, please", error.message))
    : reply
        .code(503)
        .send(
          noStoryPage("The story cannot be shown now", "Try again shortly: the server is being seen to."),
        );
}

const notEmbedded = () =>
  new DomainError(
    "not-found",
    "stories/not-embedded",
    "There is no such story to show here. It may have been withdrawn by whoever published it.",
  );

const notNeeded = () =>
  new DomainError("not-found", "embed/not-of-this-story", "This is no part of the story that is shown.");
