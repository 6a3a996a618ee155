import type { GeoJsonPolygon } from "../mapTools.ts";
import { floodTag } from "../sceneAddress.ts";
import type { AnnualDamage, Counted, DamageTogether, OfType, ProjectedRow, Stats, Worst } from "./answers.ts";

export type Ask = <T>(path: string, body?: unknown) => Promise<T>;

/** What a printed summary is of, beside its two hazards. */
export interface Question {
  /** Element layers, in the order of the scene. */
  readonly types: readonly string[];
  readonly regions: readonly string[];
  readonly area: GeoJsonPolygon | undefined;
}

/** A hazard of the scene, and how the specification has it drawn along its first numeric parameter. */
export interface AskedHazard {
  readonly id: string;
  readonly tag: string;
  /** Along this, in this unit, with the others held as the scenario has them. */
  readonly projected: { readonly key: string; readonly unit: string; readonly held: object };
  /** What stays when the return period is varied, and what damage by the year is worked out along. */
  readonly annual: { readonly parameters: object; readonly along?: string };
}

export const askedHazards: readonly AskedHazard[] = [
  {
    id: "river_flood",
    tag: floodTag,
    projected: { key: "ari", unit: "years", held: { climate: "present", stopbanks: "breach" } },
    annual: { parameters: { climate: "present", stopbanks: "breach" } },
  },
  {
    id: "coastal_inundation",
    tag: "coastal_inundation_100yr_slr100",
    projected: { key: "slr", unit: "m", held: { ari: 100 } },
    annual: { parameters: { slr: 1 }, along: "slr" },
  },
];

const tags = askedHazards.map(({ tag }) => tag).join(",");

/** The calls that answer a question, made by nobody but the test. */
export function asker(ask: Ask, { types, regions, area }: Question) {
  const within = area === undefined ? "all" : "body";
  const body = area === undefined ? {} : { area };
  const query = (more: Readonly<Record<string, string>> = {}, of = regions) =>
    new URLSearchParams({ ...(of.length === 0 ? {} : { regions: of.join(",") }), ...more });
  const all = types.join(",");
  return {
    stats: (region?: string) =>
      ask<OfType<Stats>[]>(
        `/asset/exposure/stats/${all}/${tags}/${within}?${query({}, region === undefined ? regions : [region])}`,
        body,
      ),
    together: () =>
      ask<Omit<OfType<Counted>, "hazard_scenario">[]>(
        `/asset/exposure/multihazard_stats/${all}/${tags}/${within}?${query()}`,
        body,
      ),
    damage: (type: string) =>
      ask<DamageTogether[]>(`/asset/exposure/multihazard_damage/${type}/${tags}/${within}?${query()}`, body),
    annual: (type: string, { id, annual }: AskedHazard) =>
      ask<AnnualDamage>(`/asset/expected_annual_damage/${type}/${id}/${within}?${query()}`, {
        ...body,
        ...annual,
      }),
    projected: (type: string, { id, projected: { key, held } }: AskedHazard) =>
      ask<ProjectedRow[]>(
        `/asset/projected_risk/hazard_scenario_metric/${type}/${id}/${key}?${query(area === undefined ? {} : { draw_area: within })}`,
        { ...body, parameters: held },
      ),
    worst: (type: string, tag: string, by: string) =>
      ask<Worst>(
        `/asset/exposure/worst_elements/${type}/${tag}/${within}?${query({ by, limit: "20" })}`,
        body,
      ),
  };
}
export type Asker = ReturnType<typeof asker>;
