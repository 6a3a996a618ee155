import { formatCount, formatMoney, formatNumber } from "@stopbank/numbers";
import { statsOf } from "../statsOf.ts";

export type Ask = <T>(path: string, body?: unknown) => Promise<T>;

/** A figure as the guide writes it, asked of the engine. */
export type AskedFigure = (ask: Ask) => Promise<string>;

interface Assessment {
  readonly exposed_count: number;
  readonly assessed_count: number;
  readonly not_assessed_count: number;
  readonly exposed_metric: number;
}

async function assessmentOf(ask: Ask, type: string, tag: string, suburb?: string) {
  const regions = suburb === undefined ? [] : [`suburbs.${suburb}`];
  return (await statsOf(ask, type, tag, { regions })) as unknown as {
    readonly assessment: Assessment;
    readonly totals: { readonly medium: number; readonly high: number };
  };
}

export const exposed =
  (type: string, tag: string, suburb?: string): AskedFigure =>
  async (ask) =>
    formatCount((await assessmentOf(ask, type, tag, suburb)).assessment.exposed_count);

export const assessed =
  (type: string, tag: string, suburb?: string): AskedFigure =>
  async (ask) =>
    formatCount((await assessmentOf(ask, type, tag, suburb)).assessment.assessed_count);

export const notAssessed =
  (type: string, tag: string): AskedFigure =>
  async (ask) =>
    formatCount((await assessmentOf(ask, type, tag)).assessment.not_assessed_count);

/** Of a layer that fails in consequence, so many days after the event. */
export const failing =
  (type: string, tag: string, days: number): AskedFigure =>
  async (ask) => {
    const { assessment } = (await statsOf(ask, type, tag, { days })) as unknown as {
      readonly assessment: Assessment;
    };
    return formatCount(assessment.exposed_count);
  };

/** In the measure of the layer: people, or kilometres with one decimal. */
export const exposedMetric =
  (type: string, tag: string, decimals: number): AskedFigure =>
  async (ask) =>
    formatNumber((await assessmentOf(ask, type, tag)).assessment.exposed_metric, decimals);

export const moderateOrWorse =
  (type: string, tag: string): AskedFigure =>
  async (ask) => {
    const { medium, high } = (await assessmentOf(ask, type, tag)).totals;
    return formatCount(medium + high);
  };

/** How many more are exposed in the second scenario than in the first. */
export const moreExposed =
  (
    type: string,
    before: string,
    after: string,
    suburbs: readonly (string | undefined)[] = [undefined],
  ): AskedFigure =>
  async (ask) => {
    let more = 0;
    for (const suburb of suburbs) {
      const first = await assessmentOf(ask, type, before, suburb);
      const second = await assessmentOf(ask, type, after, suburb);
      more += second.assessment.exposed_count - first.assessment.exposed_count;
    }
    return formatCount(more);
  };

interface AnnualDamage {
  readonly expected_annual_damage: { readonly value: number };
  readonly loss_curve: readonly {
    readonly return_period_years: number;
    readonly damage: { readonly value: number };
  }[];
}

type Parameters = Readonly<Record<string, string | number>>;

const annualOf = (ask: Ask, hazard: string, parameters: Parameters) =>
  ask<AnnualDamage>(`/asset/expected_annual_damage/buildings/${hazard}/all`, { parameters });

export const damageAYear =
  (hazard: string, parameters: Parameters): AskedFigure =>
  async (ask) =>
    formatMoney((await annualOf(ask, hazard, parameters)).expected_annual_damage.value, "NZD");

export const damageOnce =
  (hazard: string, years: number, parameters: Parameters): AskedFigure =>
  async (ask) => {
    const { loss_curve } = await annualOf(ask, hazard, parameters);
    const found = loss_curve.find(({ return_period_years }) => return_period_years === years);
    return formatMoney(found?.damage.value, "NZD");
  };
