import { useMapPage } from "@stopbank/map-page/context";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import { contributions, useService } from "@stopbank/plugin-api/browser";
import type { CheckGround } from "@stopbank/story-check/problems";
import { useMemo } from "react";
import { useRouter } from "wouter";
import { isSitePath } from "./sitePaths.ts";

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

/** What a story is checked against: the data of today, and the pages there are. */
/** @param media whether a medium is there. */
export function useCheckGround(regions: Regions, hasMedium: CheckGround["hasMedium"]): CheckGround {
  const { index } = useMapPage();
  const routes = useService(contributions)("routes");
  const { parser } = useRouter();
  return useMemo(() => {
    const hazards = new Map(
      [...index.hazards].flatMap(([id, { scenarios }]) => scenarios.map(({ assetTag }) => [assetTag, id])),
    );
    return {
      hasElement: (type) => index.elements.has(type),
      hazardOf: (tag) => hazards.get(tag),
      hasContext: (id) => index.contextual.has(id),
      hasRegion: regions.has,
      hasMedium,
      hasPage: (path) => isSitePath(path, parser, routes),
    };
  }, [index, routes, regions, hasMedium, parser]);
}
