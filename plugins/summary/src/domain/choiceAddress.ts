import { type SummaryChoice, startChoice } from "./summaryChoice.ts";

/** The names of the parameters, which links keep for good. */
export const choiceParameters = [
  "scenarios",
  "region_group",
  "elements",
  "percent",
  "show",
  "of",
  "shade",
  "table",
  "sort",
] as const;

/** A choice as parameters of an address; what is as it begins is left out. */
export function writeChoice(choice: SummaryChoice): URLSearchParams {
  const { scenarios, regionGroup, elementGroup, isPercent, show, of, isShaded, isPlain, sort } = choice;
  const written: Record<(typeof choiceParameters)[number], string | undefined> = {
    scenarios: scenarios.length === 0 ? undefined : scenarios.join(","),
    region_group: regionGroup,
    elements: elementGroup,
    percent: isPercent ? "on" : undefined,
    show: show === startChoice.show ? undefined : show,
    of: of === startChoice.of ? undefined : of,
    shade: isShaded ? "on" : undefined,
    table: isPlain ? "on" : undefined,
    sort: sort && `${sort.column}:${sort.isDescending ? "down" : "up"}`,
  };
  const parameters = new URLSearchParams();
  for (const name of choiceParameters) {
    const value = written[name];
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters;
}

/** The choice of an address. What it has in no known way is as it begins. */
export function readChoice(parameters: URLSearchParams): SummaryChoice {
  const isOn = (name: string) => parameters.get(name) === "on";
  const tags = (parameters.get("scenarios") ?? "").split(",").filter((tag) => tag !== "");
  const [, column, way] = /^(.+):(up|down)$/.exec(parameters.get("sort") ?? "") ?? [];
  return {
    scenarios: [...new Set(tags)],
    regionGroup: parameters.get("region_group") || undefined,
    elementGroup: parameters.get("elements") || undefined,
    isPercent: isOn("percent"),
    show: parameters.get("show") === "value" ? "value" : "quantity",
    of: parameters.get("of") === "all" ? "all" : "region",
    isShaded: isOn("shade"),
    isPlain: isOn("table"),
    sort: column === undefined ? undefined : { column, isDescending: way === "down" },
  };
}
