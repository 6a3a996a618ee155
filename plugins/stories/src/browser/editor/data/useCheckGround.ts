import type { GuideMainTab } from "@stopbank/contract/cms";
import { missesGuide } from "@stopbank/contract/guide-places";
import { routes } from "@stopbank/contract/routes";
import { missesStory } from "@stopbank/contract/story-links";
import { useMapPage } from "@stopbank/map-page/context";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import { contributions, useCall, useClient, useService } from "@stopbank/plugin-api/browser";
import type { CheckGround } from "@stopbank/story-check/problems";
import { useMemo } from "react";
import useSWR from "swr";
import { useRouter } from "wouter";
import type { ListedStory } from "../../../domain/editing/listedStories.ts";
import { isSitePath } from "./sitePaths.ts";
import { listStories } from "./storyDesk.ts";

export interface Regions {
  readonly name: (id: string) => string;
  readonly has: (id: string) => boolean;
}

/** The names of regions; while they are not known none is missed. */
export function useRegions(): Regions {
  const groups = useRegionGroups();
  return useMemo(() => {
    const listed = groups.state === "ready" ? groups.value.flatMap(({ regions }) => regions) : undefined;
    const names = new Map(listed?.map(({ region, name }) => [region, name]));
    return { name: (id) => names.get(id) ?? id, has: (id) => listed === undefined || names.has(id) };
  }, [groups]);
}

/** Every story there is, as the list of the editor has them; while they are not known none is missed. */
function useListedStories(): readonly ListedStory[] | undefined {
  const call = useCall();
  const { name } = useClient();
  return useSWR<readonly ListedStory[], Error>([name, "stories to edit"], () => listStories(call), {
    onError: (failure) => console.warn("Whether links to stories lead to one is not known.", failure),
  }).data;
}

/** What the guide has; while that is not known no page of it is missed. */
function useGuideTabs(): readonly GuideMainTab[] | undefined {
  const call = useCall();
  const { name } = useClient();
  return useSWR<readonly GuideMainTab[], Error>(
    [name, "pages of the guide"],
    async () => (await call(routes.cmsMainTabs, { query: {} })).data,
    {
      onError: (failure) => console.warn("Whether links into the guide lead anywhere is not known.", failure),
    },
  ).data;
}

/**
 * What a story is checked against: the data of today, and the pages, articles and stories there are.
 *
 * @param number the story's own. @param kept whether media and areas are there.
 */
export function useCheckGround(
  number: number,
  regions: Regions,
  { hasMedium, hasArea }: Pick<CheckGround, "hasMedium" | "hasArea">,
): CheckGround {
  const { index } = useMapPage();
  const pages = useService(contributions)("routes");
  const { parser } = useRouter();
  const stories = useListedStories();
  const tabs = useGuideTabs();
  return useMemo(() => {
    const hazards = new Map(
      [...index.hazards].flatMap(([id, { scenarios }]) => scenarios.map(({ assetTag }) => [assetTag, id])),
    );
    const isThere = ({ isWithdrawn, draft }: ListedStory) => !isWithdrawn || draft !== undefined;
    const there = stories && new Set([number, ...stories.filter(isThere).map(({ id }) => id)]);
    return {
      hasElement: (type) => index.elements.has(type),
      hazardOf: (tag) => hazards.get(tag),
      hasContext: (id) => index.contextual.has(id),
      hasRegion: regions.has,
      hasMedium,
      hasArea,
      hasPage: (path) =>
        isSitePath(path, parser, pages) &&
        (there === undefined || !missesStory(path, (id) => there.has(id))) &&
        (tabs === undefined || !missesGuide(path, tabs)),
    };
  }, [number, index, pages, regions, hasMedium, hasArea, parser, stories, tabs]);
}
