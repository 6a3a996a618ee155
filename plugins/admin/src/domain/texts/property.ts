import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import type { TechnicalReports } from "@stopbank/contract/technical-reports";

export type HazardGroup = PropertyExplorer["report_hazards"][number];
export type ReportHazard = HazardGroup["hazards"][number];
export type TechnicalReport = TechnicalReports[number];

/** Groups of hazards and hazards in a group that settings may have. */
export const mostGroups = 30;
export const mostHazardsOfGroup = 50;
/** What an officer may have to add, and the letters of each. */
export const mostAdditions = 30;
export const mostLetters = 300;
export const mostReports = 500;

/** A layer that a council has where it has properties; the form says where the data does not. */
export const noProperty: PropertyExplorer = { asset_type: "properties", report_hazards: [] };

/** A hazard that properties are judged by and that is on the map by the same scenario. */
export const newHazard = (tag: string): ReportHazard => ({
  display_name: "",
  description: "",
  scenarios: [tag],
  layer_ids: [tag],
});

export const newReport = (tag: string): TechnicalReport => ({
  title: "",
  date: "",
  scope: "",
  prepared_by: "",
  commissioned_by: "",
  purpose: "",
  url: "",
  summary: "",
  scenarios: [tag],
});

/** A list with another first entry: the first alone counts, and what is written after it stays. */
export const withFirst = (list: readonly string[], first: string): string[] => [
  first,
  ...list.slice(1).filter((each) => each !== first),
];

/** Words that may be left out: without any, nothing of them is kept. */
export function withWords<T extends object, Key extends keyof T>(whole: T, key: Key, words: T[Key]): T {
  const { [key]: _, ...others } = whole;
  const isEmpty = words === "" || (Array.isArray(words) && words.length === 0);
  return (isEmpty ? others : { ...others, [key]: words }) as T;
}

/** The council's words for the memorandum; without any, settings have no such part. */
export function withMemorandum(
  settings: PropertyExplorer,
  memorandum: NonNullable<PropertyExplorer["memorandum"]>,
): PropertyExplorer {
  const { memorandum: _, ...others } = settings;
  return Object.keys(memorandum).length === 0 ? others : { ...others, memorandum };
}
