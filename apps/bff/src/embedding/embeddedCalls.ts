import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { StoryNeeds } from "./storyNeeds.ts";

/** A call as it came from the page of a story. */
export interface EmbeddedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A call that the page of a story may make. */
export interface EmbeddedCall {
  readonly route: Route;
  /** The engine works for it: of these fewer are taken in a minute. */
  readonly works?: true;
  /** Parameters after its `?`; others are refused. */
  readonly query?: readonly string[];
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
    isNeeded: (request, needs) =>
      needs.elements.has(param(request, "assetType")) && isScenario(request, needs),
  },
  {
    route: routes.selectedRows,
    works: true,
    query: ["regions"],
    isNeeded: (request, needs) => {
      const { regions } = request.query;
      const [, area] = /^area:([0-9a-f]{64})$/.exec(param(request, "*")) ?? [];
      return (
        needs.elements.has(param(request, "assetType")) &&
        (area === undefined ? param(request, "*") === "all" : needs.areas.has(area)) &&
        (regions === undefined || areAll(String(regions), needs.regions))
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
