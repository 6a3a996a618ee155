import type { CmsArticle, CmsDemo, CmsTutorial, GuideMainTab } from "@stopbank/contract/cms";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { type Loadable, mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useEffect } from "react";
import useSWR from "swr";

/** Something that takes over this long to load is said to (GUI-14), in milliseconds. */
const slowAfterMs = 1_500;

/** What of the content service is asked once and kept, by its name; nothing without one. */
function useKept<T>(name: string | undefined, ask: () => Promise<T>): Loadable<T> {
  const client = useClient();
  const toaster = useToaster();
  const answer = toLoadable(useSWR<T, Error>(name === undefined ? null : [client.name, "guide", name], ask));
  const isWaiting = name !== undefined && answer.state === "loading";
  useEffect(() => (isWaiting ? toaster.whileSlow(slowAfterMs) : undefined), [isWaiting, toaster]);
  return answer;
}

/** The guide's main topics in order, with what stands under each. */
export function useTabs(): Loadable<readonly GuideMainTab[]> {
  const call = useCall();
  return mapLoadable(
    useKept("tabs", () => call(routes.cmsMainTabs, {})),
    ({ data }) => data,
  );
}

/** The one of a slug; undefined where there is none. Nothing is asked without a slug. */
export function useArticle(slug: string | undefined): Loadable<CmsArticle | undefined> {
  const call = useCall();
  const ask = () => call(routes.cmsArticles, { query: { "filters[slug]": slug ?? "" } });
  return mapLoadable(useKept(named("article", slug), ask), ({ data: [first] }) => first);
}

export function useTutorial(slug: string | undefined): Loadable<CmsTutorial | undefined> {
  const call = useCall();
  const ask = () => call(routes.cmsTutorials, { query: { "filters[slug]": slug ?? "" } });
  return mapLoadable(useKept(named("tutorial", slug), ask), ({ data: [first] }) => first);
}

export function useDemo(slug: string | undefined): Loadable<CmsDemo | undefined> {
  const call = useCall();
  const ask = () => call(routes.cmsDemos, { query: { "filters[Slug]": slug ?? "" } });
  return mapLoadable(useKept(named("demo", slug), ask), ({ data: [first] }) => first);
}

/** The content of the glossary. */
export function useGlossary(): Loadable<string> {
  const call = useCall();
  return mapLoadable(
    useKept("glossary", () => call(routes.cmsGlossary, {})),
    ({ data }) => data.content,
  );
}

const named = (kind: string, slug: string | undefined) =>
  slug === undefined ? undefined : `${kind} ${slug}`;
