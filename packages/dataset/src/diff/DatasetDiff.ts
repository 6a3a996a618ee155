import type { DamageClass } from "@stopbank/risk-engine/columns";
import type { Estimate } from "@stopbank/risk-engine/damage";
import type { ExposureTotals, Totals } from "@stopbank/risk-engine/summarise";
import type { ClassWords } from "../manifest/classWords.ts";
import type { ElementType } from "../manifest/manifest.ts";

/** What a scenario makes of an element. */
export type ElementState = "not assessed" | "not exposed" | DamageClass;

export interface ElementChange {
  readonly type: string;
  readonly title: string;
  /** Unit of the metric in the totals. */
  readonly unit: ElementType["metric"]["unit"];
  /** Absent for a version that has no such layer. */
  readonly before?: Totals;
  readonly after?: Totals;
  /** Source ids, in order. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** In both versions, with another geometry. */
  readonly reshaped: readonly string[];
  /** In both versions, with another replacement cost, bounds included. */
  readonly recosted: readonly string[];
}

export interface ExposureChange {
  readonly type: string;
  readonly hazardId: string;
  readonly scenario: string;
  readonly nDays?: number;
  /** How many elements of both versions are in one state before and another after. Never zero. */
  readonly moves: readonly ClassMove[];
  /** Over all elements of a version, added and removed ones included; absent where it was not assessed at all. */
  readonly before?: ExposureTotals;
  readonly after?: ExposureTotals;
  /** Over all elements, where a version recorded it; of the event, or of a year over a set of events. */
  readonly damage?: { readonly before?: Estimate; readonly after?: Estimate };
}

export interface ClassMove {
  readonly from: ElementState;
  readonly to: ElementState;
  readonly elements: number;
}

/** Something the versions say of themselves, in words; absent in a version that does not have it. */
export interface DescribedChange {
  readonly kind: "layer" | "hazard" | "scenario" | "sampling" | "classes" | "consequence" | "convention";
  /** What it is about, such as `coastal: buildings`. */
  readonly subject: string;
  readonly before?: string;
  readonly after?: string;
}

export interface DatasetDiff {
  /** As the version after has them. */
  readonly classWords: ClassWords;
  /** Of the amounts of each version, ISO 4217. */
  readonly currency: { readonly before: string; readonly after: string };
  readonly described: readonly DescribedChange[];
  readonly elements: readonly ElementChange[];
  readonly exposures: readonly ExposureChange[];
}
