import type { GeoJsonPolygon } from "./mapTools.ts";

type Ask = <T>(path: string, body?: unknown) => Promise<T>;

interface Stats {
  readonly asset_type: string;
  readonly data: {
    readonly totals: { readonly total: number };
    readonly sentence: string;
    readonly assessment: { readonly not_assessed_count: number };
  };
}

export interface Narrowing {
  readonly area?: GeoJsonPolygon | undefined;
  readonly regions?: readonly string[];
  readonly days?: number;
  /** By element type and attribute. */
  readonly filters?: Readonly<Record<string, object>>;
}

/** The engine's figure for one element type under one scenario, asked of the API apart from any page. */
export async function statsOf(
  ask: Ask,
  type: string,
  tag: string,
  { area, regions = [], days, filters }: Narrowing = {},
): Promise<Stats["data"]> {
  const query = new URLSearchParams({
    ...(regions.length === 0 ? {} : { regions: regions.join(",") }),
    ...(days === undefined ? {} : { n_days: String(days) }),
  });
  const [answer] = await ask<Stats[]>(
    `/asset/exposure/stats/${type}/${tag}/${area === undefined ? "all" : "body"}?${query}`,
    {
      ...(area === undefined ? {} : { area }),
      ...(filters === undefined ? {} : { identifying_information: filters }),
    },
  );
  if (answer === undefined) throw new Error(`the API has no statistics of ${type} under ${tag}`);
  return answer.data;
}

/** The number a figure such as `1,234` or `56.7 km` shows. */
export const figureIn = (text: string | null): number => Number.parseFloat((text ?? "").replaceAll(",", ""));
