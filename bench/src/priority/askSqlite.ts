import { DatabaseSync } from "node:sqlite";
import { usualClassWeights } from "@stopbank/risk-engine/class-weights";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { hazardIds, type MadePriority, valuedAs } from "./publishPriority.ts";

/** The same rows in SQLite, in memory, and the same questions in SQL. */
export interface SqlitePeer {
  /** Shares by value set and area, of both hazards: two joins and a group by. NaN where nothing was assessed. */
  shares(areas: number): Float64Array[];
  /** Keeps shares in a table of their own. */
  keepShares(shares: readonly Float64Array[]): void;
  /** Ranks by weights over the kept shares: a group by and a window. 0 without a score. */
  ranks(weights: readonly number[], areas: number): Uint32Array;
  close(): void;
}

export function openSqlite({ areaOf, valued, amount, exposures }: MadePriority): SqlitePeer {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE elements (id INTEGER PRIMARY KEY, area INTEGER, valued INTEGER, amount REAL)");
  database.exec("CREATE TABLE shares (area INTEGER, valued INTEGER, share REAL)");
  database.exec("CREATE TABLE weights (valued INTEGER PRIMARY KEY, weight REAL)");
  database.exec("BEGIN");
  const element = database.prepare("INSERT INTO elements VALUES (?, ?, ?, ?)");
  for (const [id, area] of areaOf.entries()) element.run(id, area, valued[id]!, amount?.[id] ?? 1);
  for (const hazard of hazardIds) {
    database.exec(`CREATE TABLE ${hazard} (id INTEGER PRIMARY KEY, severity INTEGER, weight REAL)`);
    const row = database.prepare(`INSERT INTO ${hazard} VALUES (?, ?, ?)`);
    const { element: ids, damageClass } = exposures[hazard];
    for (const [at, id] of ids.entries()) {
      const code = damageClass[at]!;
      const name = code === notAssessed ? undefined : damageClasses[code];
      if (name === undefined) row.run(id, null, null);
      else row.run(id, severityOrder.indexOf(name), usualClassWeights[name]);
    }
  }
  database.exec("COMMIT");
  const grouped = database.prepare(`
    SELECT e.area, e.valued,
      SUM(CASE WHEN f.id IS NOT NULL AND f.severity IS NULL AND c.id IS NOT NULL AND c.severity IS NULL THEN 0
        ELSE e.amount END) AS assessed,
      SUM(e.amount * CASE WHEN COALESCE(f.severity, -1) >= COALESCE(c.severity, -1) THEN COALESCE(f.weight, 0)
        ELSE c.weight END) AS weighted
    FROM elements e LEFT JOIN flood f USING (id) LEFT JOIN coast c USING (id) GROUP BY 1, 2`);
  const keep = database.prepare("INSERT INTO shares VALUES (?, ?, ?)");
  const weigh = database.prepare("INSERT OR REPLACE INTO weights VALUES (?, ?)");
  const ranked = database.prepare(`
    SELECT area, RANK() OVER (ORDER BY score DESC) AS rank FROM (
      SELECT area, ROUND(SUM(share * weight) / SUM(weight), 12) AS score
      FROM shares JOIN weights USING (valued) WHERE share IS NOT NULL GROUP BY area)`);
  return {
    shares(areas) {
      const shares = valuedAs.map(() => new Float64Array(areas));
      for (const row of grouped.all()) {
        const { area, valued: set, assessed, weighted } = row as Readonly<Record<string, number>>;
        shares[set!]![area!] = assessed === 0 ? Number.NaN : weighted! / assessed!;
      }
      return shares;
    },
    keepShares(shares) {
      database.exec("BEGIN");
      for (const [set, share] of shares.entries())
        for (const [area, value] of share.entries()) keep.run(area, set, Number.isNaN(value) ? null : value);
      database.exec("COMMIT");
      database.exec("CREATE INDEX by_area ON shares (area, valued, share)");
    },
    ranks(weights, areas) {
      for (const [set, weight] of weights.entries()) weigh.run(set, weight);
      const ranks = new Uint32Array(areas);
      for (const row of ranked.all()) ranks[Number(row.area)] = Number(row.rank);
      return ranks;
    },
    close: () => database.close(),
  };
}
