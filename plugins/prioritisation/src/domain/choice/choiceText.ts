import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";
import { noChoice, type PriorityChoice, sortColumns } from "./priorityChoice.ts";

/**
 * Scenario, layer, area, weights and order as a link has them, and the hazard group where one is chosen:
 * `today;suburbs;suburbs.otaki;homes:5,water:2;area-;Coastal`. Of what is not said, nothing; and nothing at all where nothing is.
 */
export function choiceText({
  scenario = "",
  layer = "",
  area = "",
  weights = {},
  sort,
  hazardGroup,
}: PriorityChoice): string {
  const parts = [
    ...[scenario, layer, area].map(escapeName),
    Object.entries(weights)
      .map(([id, weight]) => `${escapeName(id)}:${weight}`)
      .join(),
    sort === undefined ? "" : `${sort.column}${sort.isDescending ? "-" : ""}`,
    ...(hazardGroup === undefined ? [] : [escapeName(hazardGroup)]),
  ];
  return parts.every((part) => part === "") ? "" : parts.join(";");
}

/** Such a text, as `priorityExtension` admits it; a name that is damaged is none, nor is a column that there is not. The same text is the same choice. */
export function readChoice(text: string): PriorityChoice {
  if (text === "") return noChoice;
  if (last?.text !== text) last = { text, choice: read(text) };
  return last.choice;
}

/** Asked for at every change of a scene, mostly for the same. */
let last: { readonly text: string; readonly choice: PriorityChoice } | undefined;

function read(text: string): PriorityChoice {
  const [scenario, layer, area, weights = "", sort = "", hazardGroup] = text.split(";");
  const names = { scenario, layer, area, hazardGroup };
  const said = Object.entries(names).flatMap(([key, escaped = ""]) => {
    const name = unescapeNameOrNothing(escaped);
    return name ? [[key, name] as const] : [];
  });
  const weighed = weights.split(",").flatMap((pair) => {
    const [escaped = "", weight] = pair.split(":");
    const id = unescapeNameOrNothing(escaped);
    return id ? [[id, Number(weight)] as const] : [];
  });
  const column = sortColumns.find((each) => each === sort.replace("-", ""));
  return {
    ...Object.fromEntries(said),
    ...(weighed.length === 0 ? {} : { weights: Object.fromEntries(weighed) }),
    ...(column === undefined ? {} : { sort: { column, isDescending: sort.endsWith("-") } }),
  };
}
