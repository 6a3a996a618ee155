import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { worldTiles } from "@stopbank/world-ground/about";
import { nobody, sampleBody, triangle } from "./sampleBodies.ts";

/** Names that exist in a client's dataset, for the parameters that stand for them. */
export interface KnownNames {
  readonly client: string;
  readonly version: string;
  readonly type: string;
  readonly tag: string;
  readonly elementId: string;
  readonly hazardId: string;
  /** A numeric parameter of the hazard. */
  readonly parameter: string;
  readonly regions: readonly string[];
  readonly regionGroup: string;
  readonly areaId: string;
}

export const larkhavenNames = {
  type: "buildings",
  tag: "flood_100yr",
  elementId: "b-1-1",
  hazardId: "flood",
  parameter: "return_period",
  regions: ["suburb.otara"],
  regionGroup: "suburb",
};
export const tinyNames = (client: string) => ({
  type: `${client}-wells`,
  tag: `${client}_m7`,
  elementId: `${client}-1`,
  hazardId: "quake",
  parameter: "magnitude",
  regions: ["ward.harbour"],
  regionGroup: "ward",
});

/** The value of a path parameter that names something there is. */
export function knownValue(route: Route, name: string, known: KnownNames): string {
  const suffix = route.produces === "image/png" ? ".png" : ".mvt";
  const values: Readonly<Record<string, string>> = {
    type: known.type,
    types: known.type,
    assetType: known.type,
    assetTag: known.tag,
    tags: known.tag,
    before: known.tag,
    after: known.tag,
    group: known.regionGroup,
    id: route.path.startsWith("/layer/") ? known.type : known.elementId,
    assetId: known.elementId,
    asset_id: known.elementId,
    area_id: known.areaId,
    scenarioAssetTag: known.tag,
    scenarios: known.tag,
    measure: "hazard_scenario_metric",
    hazardId: known.hazardId,
    hazard_id: known.hazardId,
    primaryParameter: known.parameter,
    primaryParameterKey: known.parameter,
    client: known.client,
    clientName: known.client,
    format: "geojson",
    helpFileName: `${known.client}.md`,
    version: route.path.startsWith("/tiles/world/") ? worldTiles.version : known.version,
    file: "full.svg",
    flag: "summaryPage",
    scenario_id: "worst",
    hazard_uids: known.tag,
    handle: nobody.user_uuid,
    domain: "a.example",
    kind: "terms",
    textVersion: "1",
    feedback_id: unknownId,
    medium: sampleMedium,
    job_id: unknownId,
    storyId: "1",
    token_id: unknownId,
    view_id: unknownId,
    user_uuid: nobody.user_uuid,
    session: nobody.user_uuid,
    name: route.path.includes("/image/") ? "satellite" : known.type,
    z: "0",
    x: "0",
    y: `0${suffix}`,
  };
  const value = values[name];
  if (value === undefined)
    throw new Error(`sampleRequest knows no value for the parameter ${name} of ${route.path}.`);
  return value;
}

const unknownId = "00000000-0000-4000-8000-000000000000";
/** The installation's: every client's pages may show it, and none may change it. */
export const sampleMedium = "00000000000040008000000000000000-4x4.svg";

export interface SampleRequest {
  readonly method: Route["method"];
  readonly url: string;
  readonly payload?: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a route does not do without. */
export function requiredQuery(
  route: Route,
  { regions, regionGroup }: Pick<KnownNames, "regions" | "regionGroup">,
): Readonly<Record<string, string>> {
  const ofGroup = { region_group: regionGroup };
  const queries: Readonly<Record<string, Record<string, string>>> = {
    "/client/media/among": { names: sampleMedium },
    "/search/places": { search_query: "o" },
    "/search/asset/:assetType": { search_query: "o" },
    "/asset/exposure/worst_elements/:assetType/:assetTag/*": { by: "exposure" },
    "/asset/exposure/stats_by_region/:types/:tags/*": { regions: regions.join(",") },
    "/prioritisation/vulnerabilities/:scenario_id": ofGroup,
    "/prioritisation/rank_stability/:scenario_id": ofGroup,
    "/prioritisation/parts/:scenario_id": { ...ofGroup, area: regions[0] ?? "" },
  };
  if (route === routes.importContent || route === routes.lookAtText) return { kind: "glossary" };
  if (route === routes.addMedium) return { file_name: "A drawing.svg", alternative_text: "A square" };
  return queries[route.path] ?? {};
}

/** The smallest request that a route takes, about things that exist. */
export function sampleRequest(
  route: Route,
  known: KnownNames,
  headers: Readonly<Record<string, string>> = {},
): SampleRequest {
  const rest = route.path.startsWith("/regions/") ? known.regions.join(",") : "all";
  const path = route.path
    .replace(/:([A-Za-z_]+)/g, (_, name: string) => encodeURIComponent(knownValue(route, name, known)))
    .replace("*", rest);
  const query = new URLSearchParams(requiredQuery(route, known));
  const url = query.size > 0 ? `${path}?${query}` : path;
  const { method, consumes } = route;
  if (consumes !== undefined)
    return {
      method,
      url,
      payload: Buffer.from(sampleFileOf(route)),
      headers: { ...headers, "content-type": consumes },
    };
  return {
    method,
    url,
    headers,
    ...(route.body === undefined ? {} : { payload: sampleBody(route, known) }),
  };
}

/** Calls about what a sample cannot name: they answer that there is no such person, invitation, message, medium, job or token. */
export const namesNobody: ReadonlySet<Route> = new Set<Route>([
  routes.storyFigures,
  routes.embeddedStory,
  routes.embeddedStoryFigures,
  routes.resendInvite,
  routes.deleteUser,
  routes.changeRole,
  routes.personSessions,
  routes.endPersonSessions,
  routes.endPersonSession,
  routes.acceptInvitation,
  routes.feedbackMessage,
  routes.feedbackPicture,
  routes.changeFeedbackState,
  routes.deleteFeedback,
  routes.describeMedium,
  routes.deleteMedium,
  routes.cancelClientJob,
  routes.revokeApiToken,
  routes.changeView,
  routes.deleteView,
  routes.restoreView,
  routes.viewThumbnail,
]);

/** Calls that say what they were edited from: a sample says what nothing is any more, and is told so. */
export const comesLate: ReadonlySet<Route> = new Set<Route>([
  routes.putText,
  routes.restoreText,
  routes.saveDraft,
  routes.publishDraft,
  routes.discardDraft,
  routes.putBranding,
  routes.putPreferences,
]);

/** Calls that refuse a sample, which has nobody's password, code or key: with what. */
export const refusesSample: ReadonlyMap<Route, RegExp> = new Map<Route, RegExp>([
  // Of terms, which a sample names, there is always one.
  [routes.withdrawText, /^400 content\/not-withdrawn$/],
  [routes.resetFactors, /^404 people\//],
  [routes.changePassword, /^400 auth\/wrong-password$/],
  [routes.proveByPassword, /^400 auth\/wrong-password$/],
  [routes.endOwnSession, /^404 account\/no-such-session$/],
  [routes.proveByPasskey, /^401 auth\/(passkey-too-late|wrong-passkey)$/],
  [routes.confirmTotp, /^(400 auth\/wrong-factor|409 factors\/too-late)$/],
  [routes.removeTotp, /^404 factors\/no-app$/],
  [routes.addPasskey, /^(401 auth\/passkey-too-late|400 factors\/bad-passkey)$/],
  [routes.renamePasskey, /^404 factors\/no-such-passkey$/],
  [routes.removePasskey, /^404 factors\/no-such-passkey$/],
  [routes.makeRecoveryCodes, /^409 factors\/none$/],
  // A sample's client is there once it has been made.
  [routes.createClient, /^(201|409 clients\/name-taken|429 client\/too-many)$/],
]);

const sampleArea = JSON.stringify(triangle());
export const sampleLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

/** The smallest file that a call takes. */
export function sampleFileOf(route: Route): string {
  if (route === routes.importContent || route === routes.lookAtText) return '{"content":"AEP | Chance"}';
  return route === routes.takeLogo || route === routes.addMedium ? sampleLogo : sampleArea;
}
