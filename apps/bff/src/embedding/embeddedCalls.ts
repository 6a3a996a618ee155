import { isDeepStrictEqual } from "node:util";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { StoryNeeds } from "./storyNeeds.ts";

/** A call as it came from the page of a story. */
export interface EmbeddedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call that the page of a story may make. */
export interface EmbeddedCall {
  readonly route: Route;
  /** The engine works for it: of these fewer are taken in a minute. */
  readonly works?: true;
  /** Parameters after its `?`; others are refused. */
  readonly query?: readonly string[];
  /** Whether its body may say something; that of others has to be empty. */
  readonly hasBody?: true;
  /** Whether the story needs what is asked for. */
  readonly isNeeded: (request: EmbeddedRequest, needs: StoryNeeds) => boolean;
}

const always = () => true;
const param = ({ params }: EmbeddedRequest, name: string) => params[name] ?? "";
const isTile =
  (kind: "vector" | "image"): EmbeddedCall["isNeeded"] =>
  (request, { tiles }) =>
    tiles.has(`${kind}/${param(request, "name")}`);
const isScenario: EmbeddedCall["isNeeded"] = (request, { scenarios }) =>
  scenarios.has(param(request, "assetTag"));
const areAll = (names: string, known: ReadonlySet<string>) =>
  names.split(",").every((name) => known.has(name));

/** A body is empty, or says what a step of the story filters this layer by. */
const isOwnFilter: EmbeddedCall["isNeeded"] = (request, { filters }) => {
  const { body = {} } = request;
  if (isDeepStrictEqual(body, {})) return true;
  const type = param(request, "assetType");
  return filters.some(
    ({ [type]: own }) =>
      own !== undefined && isDeepStrictEqual(body, { identifying_information: { [type]: own } }),
  );
};

/**
 * All that the page of a story asks for: itself, its client's looks, its own layers, regions, areas and media, and the ground under
 * them. Nothing else of the API is reached from it.
 */
export const embeddedCalls: readonly EmbeddedCall[] = [
  { route: routes.embeddedStory, isNeeded: always },
  { route: routes.embeddedStoryFigures, works: true, isNeeded: always },
  ...[routes.clientConfig, routes.clientPreferences, routes.layers, routes.legends].map((route) => ({
    route,
    isNeeded: always,
  })),
  { route: routes.worldTile, isNeeded: always },
  { route: routes.vectorTile, isNeeded: isTile("vector") },
  { route: routes.imageTile, isNeeded: isTile("image") },
  { route: routes.hazardTile, query: ["drawing"], isNeeded: isScenario },
  { route: routes.hazardContours, query: ["drawing"], isNeeded: isScenario },
  {
    route: routes.elementClasses,
    works: true,
    query: ["n_days"],
    isNeeded: (request, needs) => {
      const { n_days: days } = request.query;
      return (
        needs.elements.has(param(request, "assetType")) &&
        isScenario(request, needs) &&
        (days === undefined || needs.days.has(Number(days)))
      );
    },
  },
  {
    route: routes.selectedRows,
    works: true,
    query: ["regions"],
    hasBody: true,
    isNeeded: (request, needs) => {
      const { regions } = request.query;
      const [, area] = /^area:([0-9a-f]{64})$/.exec(param(request, "*")) ?? [];
      return (
        needs.elements.has(param(request, "assetType")) &&
        (area === undefined ? param(request, "*") === "all" : needs.areas.has(area)) &&
        (regions === undefined || areAll(String(regions), needs.regions)) &&
        isOwnFilter(request, needs)
      );
    },
  },
  {
    route: routes.regionGeometries,
    works: true,
    isNeeded: (request, { regions }) => areAll(param(request, "*"), regions),
  },
  {
    route: routes.storedArea,
    works: true,
    isNeeded: (request, { areas }) => areas.has(param(request, "area_id")),
  },
  {
    route: routes.mediumFile,
    query: ["w"],
    isNeeded: (request, { media }) => media.has(param(request, "medium")),
  },
];
