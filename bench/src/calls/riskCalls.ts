import type { AreaPolygon } from "../engine/areas.ts";
import { type Browser, failed, type HttpReply } from "../http/browser.ts";
import { oneOfEach } from "./hazards.ts";
import { regionCount, regionGroup, askedType as type } from "./publishCalls.ts";

/** A call of the contract about a drawn area, or about the whole layer. */
export interface RiskCall {
  readonly name: string;
  ask(browser: Browser, area: AreaPolygon): Promise<HttpReply>;
}

const flood = "flood_100yr";
const all = oneOfEach.join(",");

const posted = (name: string, path: string, body: object = {}, query = ""): RiskCall => ({
  name,
  ask: (browser, area) => browser.post(`/api/asset/${path}body${query}`, { area, ...body }),
});
const got = (name: string, path: string): RiskCall => ({
  name,
  ask: (browser) => browser.get(`/api/asset/${path}`),
});
const projected = (name: string, measure: string): RiskCall => ({
  name,
  ask: (browser, area) =>
    browser.post(`/api/asset/projected_risk/${measure}/${type}/coast/sea_level?draw_area=body`, {
      area,
      parameters: {},
    }),
});

const regions = Array.from({ length: regionCount }, (_, i) => `${regionGroup}.ward-${i}`);
const everySecondRegion = regions.filter((_, i) => i % 2 === 0).join(",");

/** Every call about risk, as a page sends it. */
export const riskCalls: readonly RiskCall[] = [
  posted("summary of a scenario", `exposure/stats/${type}/${flood}/`),
  posted(
    "summary in 20 of 40 regions",
    `exposure/stats/${type}/${flood}/`,
    {},
    `?regions=${everySecondRegion}`,
  ),
  posted(
    "summary of each of 40 regions",
    `exposure/stats_by_region/${type}/${flood}/`,
    {},
    `?regions=${regions.join(",")}`,
  ),
  posted("summary, filtered by a text", `exposure/stats/${type}/${flood}/`, {
    identifying_information: { [type]: { use: { values: ["shop"] } } },
  }),
  posted("7 hazards, each", `exposure/stats/${type}/${all}/`),
  posted("7 hazards together", `exposure/multihazard_stats/${type}/${all}/`),
  posted("damage of 7 hazards together", `exposure/multihazard_damage/${type}/${all}/`),
  projected("150 scenarios, number", "hazard_scenario_metric"),
  projected("150 scenarios, value", "replacement_cost"),
  projected("150 scenarios, damage", "damage_cost"),
  posted("expected annual damage, 7 periods", `expected_annual_damage/${type}/flood/`),
  posted("by a text", `exposure/identifying_information_stats/${type}/${flood}/`, {}, "?attribute=use"),
  posted("by value", `exposure/identifying_information_stats/${type}/${flood}/`),
  posted(
    "by damage",
    `exposure/identifying_information_stats/${type}/${flood}/`,
    {},
    "?attribute=damage_cost",
  ),
  posted("worst by class", `exposure/worst_elements/${type}/${flood}/`, {}, "?by=exposure"),
  posted("worst by value", `exposure/worst_elements/${type}/${flood}/`, {}, "?by=value"),
  posted("worst by damage", `exposure/worst_elements/${type}/${flood}/`, {}, "?by=damage"),
  posted("worst by annual damage", `exposure/worst_elements/${type}/${flood}/`, {}, "?by=annual"),
  posted("ids of the selected", `${type}/`),
  posted("rows of the selected", `selected/${type}/`),
  got("classes for the map", `classes/${type}/${flood}`),
  posted("two scenarios compared", `comparison/stats/${type}/flood_20yr/${flood}/`),
  posted("7 hazards and one compared", `comparison/stats/${type}/${flood}/${all}/`),
  posted("compared by region", `comparison/regions/${type}/${regionGroup}/flood_20yr/${flood}/`),
  posted("damage compared", `comparison/damage/${type}/flood_20yr/${flood}/`),
  posted(
    "damage compared by region",
    `comparison/damage/${type}/flood_20yr/${flood}/`,
    {},
    `?group=${regionGroup}`,
  ),
  posted("elements that change", `comparison/elements/${type}/flood_20yr/${flood}/`),
  got("changes for the map", `comparison/changes/${type}/flood_20yr/${flood}`),
  got("what a filter offers", `identifying_information/${type}?text_keys=use&numeric_keys=cost`),
];

/** @throws Error where it is not answered. */
export async function askCall(call: RiskCall, browser: Browser, area: AreaPolygon): Promise<Buffer> {
  const reply = await call.ask(browser, area);
  if (reply.status !== 200) throw failed(call.name, reply);
  return reply.body;
}
