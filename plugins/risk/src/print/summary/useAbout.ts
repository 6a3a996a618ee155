import type { RegionGroup } from "@stopbank/contract/regions";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import { filterWords } from "../../domain/report/filterWords.ts";

/** Where and among what elements was asked. */
export interface About {
  /** `All of the data`, `Filtering by selected regions: Ōtaki, Levin`, as the screen says it, one line each. */
  readonly filters: readonly { readonly text: string; readonly what: readonly string[] }[];
  /** All of them in short, for the cover. */
  readonly inShort: string;
  readonly groups: readonly RegionGroup[];
  /** The regions that were chosen; none where all count. */
  readonly regions: readonly { readonly region: string; readonly name: string }[];
}

/** More regions than this are counted on the cover. */
const mostOnCover = 4;

/** What narrows the figures, once regions have their names. */
export function useAbout(): About | undefined {
  const { index } = useMapPage();
  const { regions: chosen, area, filters } = usePageScene();
  const groups = useAwaited(useRegionGroups(), "the regions' names");
  if (groups === undefined) return undefined;
  const all = groups.flatMap(({ regions }) => regions);
  const regions = chosen.map(
    (region) => all.find((one) => one.region === region) ?? { region, name: region },
  );
  const names = regions.map(({ name }) => name);
  const attributes = Object.entries(filters).flatMap(([type, of]) => {
    const element = index.elements.get(type);
    return Object.entries(of).map(([key, filter]) => {
      const information = element?.filterable_information.find((one) => one.key === key);
      const words = filterWords(information ?? { key, label: key, type: "text" }, filter);
      return `${element?.display_name ?? type}: ${words}`;
    });
  });
  const lines = [
    { text: "Filtering by selected regions", what: names },
    {
      text: "Filtering by custom shape",
      what: area === undefined ? [] : ["Elements that touch the drawn area"],
    },
    { text: "Filtering by element attributes", what: attributes },
  ].filter(({ what }) => what.length > 0);
  const inShort = [
    ...(names.length === 0
      ? []
      : [names.length <= mostOnCover ? names.join(", ") : `${names.length} regions`]),
    ...(area === undefined ? [] : ["Within a drawn area"]),
    ...(attributes.length === 0 ? [] : ["Elements by their attributes"]),
  ];
  return {
    filters: lines,
    inShort: inShort.length === 0 ? "All of the data" : inShort.join(" · "),
    groups,
    regions,
  };
}
