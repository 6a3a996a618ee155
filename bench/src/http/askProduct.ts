import { type ExposureStats, type RiskNumbers, wireClasses } from "@stopbank/contract/risk";
import { bucketMetres, type EngineAnswer } from "../engine/answer.ts";
import type { AreaPolygon } from "../engine/areas.ts";
import { type Browser, failed } from "./browser.ts";
import { scenarioTag } from "./publish.ts";

/** What the drawer asks when an area has been drawn: the statistics of one layer in one scenario. */
export async function askProduct(browser: Browser, type: string, area: AreaPolygon): Promise<Buffer> {
  const reply = await browser.post(`/api/asset/exposure/stats/${type}/${scenarioTag}/body`, { area });
  if (reply.status !== 200) throw failed("The statistics of an area", reply);
  return reply.body;
}

/** Reads the answer of {@link askProduct}. The wire has no mean intensity. */
export function readStats(body: Buffer): EngineAnswer {
  const [stats] = JSON.parse(body.toString()) as ExposureStats;
  if (stats === undefined) throw new Error("The product answered with no statistics.");
  const { data } = stats;
  if (data.bucket_size !== bucketMetres)
    throw new Error(
      `The product chose buckets of ${data.bucket_size} m; PostGIS is asked for ${bucketMetres} m.`,
    );
  return {
    selected: data.assessment.selected_count,
    notAssessed: data.assessment.not_assessed_count,
    classes: classesOf(data),
    histogram: histogramOf(data),
    meanIntensity: undefined,
  };
}

const classesOf = (data: RiskNumbers) =>
  new Map(
    wireClasses.flatMap((name, code) => {
      const count = data.asset_counts[`${name}_count`];
      const cost = data.attribute_stats.replacement_costs?.value[name] ?? 0;
      return count === 0 ? [] : [[code, { count, metric: data.totals[name], cost }] as const];
    }),
  );

const histogramOf = (data: RiskNumbers) =>
  new Map(
    data.exposure_buckets.flatMap((bucket) =>
      wireClasses.flatMap((name, code) =>
        bucket[name] === 0 || bucket.exposure_bucket === null
          ? []
          : [[Math.round(bucket.exposure_bucket / bucketMetres) * 16 + code, bucket[name]] as const],
      ),
    ),
  );
