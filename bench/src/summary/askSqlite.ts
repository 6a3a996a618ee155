import { DatabaseSync } from "node:sqlite";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { BenchLayer } from "./publishLayers.ts";

/** Of a region and layer: elements by stored class (255 not assessed, -1 not exposed), and what they cost. */
export interface SqlRow {
  readonly region: number;
  readonly code: number;
  readonly elements: number;
  readonly cost: number;
}

export interface Sqlite {
  /** Each element once, in its worst class under the scenarios. @param scenarios by their places. */
  summary(scenarios: readonly number[]): ReadonlyMap<string, readonly SqlRow[]>;
}

/** Weights as the specification orders classes, written out apart from the engine's own list. */
const weightOf: Readonly<Record<number, number>> = {
  [notAssessed]: 1,
  [damageClassCodes.unspecified]: 2,
  [damageClassCodes.insignificant]: 3,
  [damageClassCodes.exposed]: 4,
  [damageClassCodes.potential]: 5,
  [damageClassCodes.low]: 6,
  [damageClassCodes.moderate]: 7,
  [damageClassCodes.high]: 8,
};

/** The layers in SQLite, in memory: elements by number, exposures by scenario and element, as somebody would keep them. */
export function openSqlite(layers: readonly BenchLayer[]): Sqlite {
  const database = new DatabaseSync(":memory:");
  const codes = new Map(Object.entries(weightOf).map(([code, weight]) => [weight, Number(code)]));
  for (const { type, district, regionOf, exposures } of layers) {
    database.exec(
      `BEGIN; CREATE TABLE ${type} (element INTEGER PRIMARY KEY, region INTEGER, cost REAL);
       CREATE TABLE ${type}_exposure (scenario INTEGER, element INTEGER, weight INTEGER, PRIMARY KEY (scenario, element)) WITHOUT ROWID`,
    );
    const element = database.prepare(`INSERT INTO ${type} VALUES (?, ?, ?)`);
    for (const [at, cost] of district.cost.entries())
      element.run(at, regionOf[at]!, Number.isNaN(cost) ? null : cost);
    const row = database.prepare(`INSERT INTO ${type}_exposure VALUES (?, ?, ?)`);
    for (const [scenario, exposure] of exposures.entries())
      for (const [at, exposed] of exposure.element.entries())
        row.run(scenario, exposed, weightOf[exposure.damageClass[at]!]!);
    database.exec("COMMIT");
  }
  return {
    summary: (scenarios) =>
      new Map(
        layers.map(({ type }) => {
          const found = database
            .prepare(
              `SELECT region, weight, COUNT(*) AS elements, TOTAL(cost) AS cost FROM ${type} LEFT JOIN
               (SELECT element, MAX(weight) AS weight FROM ${type}_exposure WHERE scenario IN (${scenarios.join()}) GROUP BY element)
               USING (element) GROUP BY region, weight`,
            )
            .all() as unknown as { region: number; weight: number | null; elements: number; cost: number }[];
          return [
            type,
            found.map(({ weight, ...rest }) => ({
              ...rest,
              code: weight === null ? -1 : (codes.get(weight) ?? Number.NaN),
            })),
          ];
        }),
      ),
  };
}
