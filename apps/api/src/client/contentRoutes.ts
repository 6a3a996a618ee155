import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Client } from "@stopbank/store/clients";
import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../http/etag.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { welcomeSidebarContent } from "./clientDocuments.ts";
import type { ContentReader } from "./contentReader.ts";

interface Asked {
  readonly caller: { readonly client: Client };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What clients and the installation have written: pages, help, release notes. */
export function contentRoutes(register: RegisterRoute, read: ContentReader): void {
  /** An empty list where nothing is written: pages and notes are lists, and none is no failure. */
  const list = async <K extends ContentKindName>(
    asked: Asked,
    kind: K,
  ): Promise<ContentOf<K> | FastifyReply> =>
    answer(asked, await read(asked.caller.client, kind)) ?? ([] as unknown as ContentOf<K>);

  register(routes.landingPage, (asked) => list(asked, "landingPage"));
  register(routes.onboardingPage, (asked) => list(asked, "onboardingPage"));
  register(routes.summaryPage, (asked) => list(asked, "summaryPage"));
  register(routes.releaseNotes, (asked) => list(asked, "releaseNotes"));

  register(routes.help, async (asked) => {
    const found = answer(asked, await read(asked.caller.client, "help", asked.params.helpFileName));
    if (found !== undefined) return found;
    throw new DomainError("not-found", "content/no-help", "There is no help text of this name.");
  });

  register(routes.welcomeSidebarContent, async (asked) => {
    const { client } = asked.caller;
    const found = await read(client, "welcomeSidebar");
    return (
      answer(asked, found && { ...found, value: welcomeSidebarContent(client, found.value) }) ??
      welcomeSidebarContent(client)
    );
  });
}

/** The text, or 304 where the caller has it. Kept by the browser, and asked about each time: a text may change at any time. */
function answer<T>(
  { request, reply }: Asked,
  found: { readonly value: T; readonly etag: string } | undefined,
): T | FastifyReply | undefined {
  if (found === undefined) return undefined;
  reply
    .header("etag", found.etag)
    .header("cache-control", "private, no-cache")
    .header("vary", "authorization, ui-client-name");
  return matchesEtag(request.headers["if-none-match"], found.etag) ? reply.code(304).send() : found.value;
}
