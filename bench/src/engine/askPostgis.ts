import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { notAssessed } from "@stopbank/risk-engine/columns";
import type pg from "pg";
import { bucketMetres, type EngineAnswer } from "./answer.ts";
import type { AreaPolygon } from "./areas.ts";
import type { BenchDistrict } from "./district.ts";

/** One connection, or a pool of them. */
export type Queryable = Pick<pg.Pool, "query">;

const rowsPerInsert = 50_000;

/** Loads the layer and its scenario into a schema of its own, in the engine's order, indexed and analysed. */
export async function loadPostgis(
  client: Queryable,
  geometry: GeometryColumn,
  district: BenchDistrict,
): Promise<void> {
  await client.query("create extension if not exists postgis");
  await dropTables(client);
  await client.query("create schema stopbank_bench");
  await client.query(
    "create unlogged table stopbank_bench.elements (id int primary key, geom geometry, metric float8, cost float8)",
  );
  await client.query(
    "create unlogged table stopbank_bench.exposures (element int primary key, value float4, class int2)",
  );
  for (let start = 0; start < district.metric.length; start += rowsPerInsert)
    await insertElements(
      client,
      geometry,
      district,
      start,
      Math.min(start + rowsPerInsert, district.metric.length),
    );
  const { element, value, damageClass } = district.exposure;
  for (let start = 0; start < element.length; start += rowsPerInsert) {
    const rows = [element, value, damageClass].map((column) => [
      ...column.subarray(start, start + rowsPerInsert),
    ]);
    await client.query(
      "insert into stopbank_bench.exposures select * from unnest($1::int[], $2::float4[], $3::int2[])",
      rows,
    );
  }
  await client.query("create index on stopbank_bench.elements using gist (geom)");
  await client.query("vacuum analyze stopbank_bench.elements");
  await client.query("vacuum analyze stopbank_bench.exposures");
}

/** Version and the settings that decide its speed. */
export async function describeServer(server: Queryable): Promise<string> {
  await server.query("create extension if not exists postgis");
  const { rows } = await server.query<{ text: string }>(
    `select split_part(version(), ' (', 1) || ', PostGIS ' || postgis_lib_version() || ', shared_buffers '
       || current_setting('shared_buffers') || ', work_mem ' || current_setting('work_mem') || ', '
       || current_setting('max_parallel_workers_per_gather') || ' parallel workers' as text`,
  );
  return rows[0]?.text ?? "";
}

export async function dropTables(client: Queryable): Promise<void> {
  await client.query("drop schema if exists stopbank_bench cascade");
}

async function insertElements(
  client: Queryable,
  geometry: GeometryColumn,
  { metric, cost }: BenchDistrict,
  start: number,
  end: number,
): Promise<void> {
  const ids = Array.from({ length: end - start }, (_, i) => start + i);
  const numbersPerElement = geometry.kind === "point" ? 2 : 10;
  const columns = Array.from({ length: numbersPerElement }, (_, n) =>
    ids.map((id) => geometry.coords[id * numbersPerElement + n]!),
  );
  const names = columns.map((_, n) => `c${n}`);
  const corners = names.flatMap((x, n) => (n % 2 === 0 ? [`st_makepoint(${x}, ${names[n + 1]})`] : []));
  const shape =
    corners.length === 1 ? corners[0] : `st_makepolygon(st_makeline(array[${corners.join(", ")}]))`;
  await client.query(
    `insert into stopbank_bench.elements select id, st_setsrid(${shape}, 4326), metric, nullif(cost, 'NaN')
     from unnest($1::int[], $2::float8[], $3::float8[]${names.map((_, n) => `, $${n + 4}::float8[]`).join("")})
       as row(id, metric, cost, ${names.join(", ")})`,
    [ids, [...metric.subarray(start, end)], [...cost.subarray(start, end)], ...columns],
  );
}

const question = `
  select x.class, floor(x.value::float8 / ${bucketMetres} + 1e-5)::int as bucket, count(*)::int,
    sum(e.metric) as metric, coalesce(sum(e.cost), 0) as cost, coalesce(sum(x.value::float8), 0) as value
  from stopbank_bench.elements e left join stopbank_bench.exposures x on x.element = e.id
  where st_intersects(e.geom, st_setsrid(st_geomfromgeojson($1), 4326))
  group by 1, 2`;

interface GroupRow {
  readonly class: number | null;
  readonly bucket: number | null;
  readonly count: number;
  readonly metric: number;
  readonly cost: number;
  readonly value: number;
}

/** The same question in one statement: spatial join, then totals and histogram as one grouping. */
export async function askPostgis(client: Queryable, polygon: AreaPolygon): Promise<GroupRow[]> {
  const { rows } = await client.query<GroupRow>(question, [JSON.stringify(polygon)]);
  return rows;
}

export function readRows(rows: readonly GroupRow[]): EngineAnswer {
  const classes = new Map<number, { count: number; metric: number; cost: number }>();
  const histogram = new Map<number, number>();
  let selected = 0;
  let unassessed = 0;
  let valueSum = 0;
  let exposed = 0;
  for (const row of rows) {
    selected += row.count;
    if (row.class === notAssessed) unassessed += row.count;
    if (row.class === null || row.class === notAssessed) continue;
    const sum = classes.get(row.class) ?? { count: 0, metric: 0, cost: 0 };
    classes.set(row.class, {
      count: sum.count + row.count,
      metric: sum.metric + row.metric,
      cost: sum.cost + row.cost,
    });
    histogram.set((row.bucket ?? 0) * 16 + row.class, row.count);
    valueSum += row.value;
    exposed += row.count;
  }
  return { selected, notAssessed: unassessed, classes, histogram, meanIntensity: valueSum / exposed };
}
