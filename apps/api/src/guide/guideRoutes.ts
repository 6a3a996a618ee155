import { routes } from "@stopbank/contract/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ClientCaller } from "../http/caller.ts";
import { matchesEtag } from "../http/etag.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import { articles, demos, mainTabs, subTabs, tutorials } from "./guideAnswers.ts";
import type { Guide, GuideReader } from "./guideReader.ts";

interface Call {
  readonly caller: ClientCaller;
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The calls of the content service (GUI-15). What a guide's parts look like is worked out once for each version of it.
 */
export function guideRoutes(
  register: RegisterRoute,
  { readGuide: read }: { readonly readGuide: GuideReader },
): void {
  /** Answers what `of` makes of the guide, or 304 where the caller has it. */
  const answer = async <T>(
    { caller, asker, request, reply }: Call,
    of: (guide: Guide) => T,
  ): Promise<T | FastifyReply> => {
    const guide = await read(caller.client, { log: request.log, turn: () => asker.turn() });
    reply
      .header("etag", guide.etag)
      .header("cache-control", "private, no-cache")
      .header("vary", "authorization, ui-client-name");
    return matchesEtag(request.headers["if-none-match"], guide.etag) ? reply.code(304).send() : of(guide);
  };

  register(routes.cmsMainTabs, (call) => answer(call, (guide) => ({ data: mainTabsOf(guide) })));

  register(routes.cmsSubTabs, (call) =>
    answer(call, (guide) => {
      const slug = wanted(call.query, "filters[slug]");
      const mainTopic = wanted(call.query, "filters[main_topic][slug]");
      return {
        data: subTabsOf(guide).filter(
          (tab) =>
            (slug === undefined || tab.slug === slug) &&
            (mainTopic === undefined || tab.main_topic.slug === mainTopic),
        ),
      };
    }),
  );

  register(routes.cmsArticles, (call) => {
    const slug = wanted(call.query, "filters[slug]");
    return answer(call, (guide) => ({ data: bySlug(articlesOf(guide), slug) }));
  });

  register(routes.cmsTutorials, (call) => {
    const slug = wanted(call.query, "filters[slug]");
    return answer(call, (guide) => ({ data: bySlug(tutorialsOf(guide), slug) }));
  });

  register(routes.cmsDemos, (call) => {
    const slug = wanted(call.query, "filters[Slug]");
    return answer(call, (guide) => ({
      data: demosOf(guide).filter((demo) => slug === undefined || demo.Slug === slug),
    }));
  });

  register(routes.cmsGlossary, (call) => answer(call, ({ glossary }) => ({ data: { content: glossary } })));
}

/** Worked out once for a guide, and gone with it. */
function once<T>(make: (guide: Guide) => T): (guide: Guide) => T {
  const made = new WeakMap<Guide, { readonly answer: T }>();
  return (guide) => {
    const found = made.get(guide) ?? { answer: make(guide) };
    made.set(guide, found);
    return found.answer;
  };
}

const mainTabsOf = once(mainTabs);
const subTabsOf = once(subTabs);
const articlesOf = once(articles);
const tutorialsOf = once(tutorials);
const demosOf = once(demos);

const bySlug = <T extends { readonly slug: string }>(all: T[], slug: string | undefined): T[] =>
  slug === undefined ? all : all.filter((each) => each.slug === slug);

/** What a filter asks for: `filters[slug]=x` and `filters[slug][$eq]=x` say the same. */
const wanted = (query: Readonly<Record<string, unknown>>, filter: string): string | undefined =>
  (query[filter] ?? query[`${filter}[$eq]`]) as string | undefined;
