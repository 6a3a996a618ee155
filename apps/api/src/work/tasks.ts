import type { AreaShape } from "@stopbank/contract/area-making";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { Area } from "@stopbank/risk-engine/area";
import type { RankStability } from "@stopbank/risk-engine/rank-stability";
import type { AreaRule, Selection } from "@stopbank/risk-engine/select";
import type { mostMoving } from "@stopbank/risk-engine/sensitivity";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { Weightings } from "@stopbank/risk-engine/weightings";
import type { PackedArea } from "@stopbank/store/packed-area";

/** A large body as its thread leaves it: checked, and what is large in it worked out already. */
export interface ReadBody {
  /** As it was sent, with a stand-in for the area. */
  readonly body: unknown;
  /** The body's area, checked. */
  readonly area?: Area;
  /** For a call that keeps the area. */
  readonly packed?: PackedArea;
}

/** What one area is made of. */
export interface AreaIngredients {
  readonly shapes: readonly AreaShape[];
  /** Areas as they are kept. */
  readonly kept: readonly string[];
  readonly bufferMetres?: number | undefined;
}

/** What the threads do. Every task gets and gives what passes between threads; arrays that are shared are not copied. */
export interface Tasks {
  /** @param call the name of the call in the table of routes. */
  readBody(task: { readonly call: string; readonly bytes: Uint8Array }): ReadBody;
  validateArea(task: { readonly geometry: AreaGeometry }): Area;
  /** @param json an area's geometry, as it was kept. */
  readArea(task: { readonly json: Uint8Array }): Area;
  selectInArea(task: {
    readonly index: SpatialIndex;
    readonly area: Area;
    readonly rule: AreaRule;
  }): Selection;
  makeArea(task: AreaIngredients): PackedArea;
  measureArea(task: Pick<Area, "parts">): number;
  /** @param task by value set the share of each area, and so many weightings of the sets one after the other. */
  rankStability(task: {
    readonly shares: readonly Float64Array[];
    readonly weightings: Pick<Weightings, "weights" | "count">;
  }): RankStability;
  /** @param task by value set the share of each area, and the set's weight. */
  mostMoving(task: {
    readonly shares: readonly Float64Array[];
    readonly weights: readonly number[];
  }): ReturnType<typeof mostMoving>;
}
