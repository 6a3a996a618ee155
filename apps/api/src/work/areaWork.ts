import type { AreaGeometry } from "@stopbank/contract/geometry";
import { type Area, countPositions, validateArea } from "@stopbank/risk-engine/area";
import { type AreaRule, type Selection, selectInAreaWithin } from "@stopbank/risk-engine/select";
import { type SpatialIndex, shareIndex } from "@stopbank/risk-engine/spatial-index";
import type { PackedArea } from "@stopbank/store/packed-area";
import type { Asker } from "./asker.ts";
import type { PositionBudget } from "./positionBudget.ts";
import { positionsIn } from "./positionsIn.ts";
import type { AreaIngredients, ReadBody } from "./tasks.ts";
import type { WorkerPool } from "./workerPool.ts";

/** What areas cost, done where it holds nobody up: what is small at once, what is large in a thread. */
export interface AreaWork {
  /**
   * Checks an area. @throws DomainError `validateArea`'s, `area/too-many-positions`, and `WorkerPool.run`'s, as all others do.
   */
  check(geometry: AreaGeometry, asker: Asker): Promise<Area>;
  /** Checks an area as it was kept. */
  checkKept(json: Buffer, asker: Asker): Promise<Area>;
  /** Reads and checks a large body. @param call the call's name in the table of routes. */
  readBody(call: string, bytes: Buffer, asker: Asker): Promise<ReadBody>;
  /** @param shared keeps the index that threads share, once it has been made. */
  select(
    area: Area,
    rule: AreaRule,
    index: SpatialIndex,
    shared: (make: () => SpatialIndex) => Promise<SpatialIndex>,
    asker: Asker,
  ): Promise<Selection>;
  /** @throws DomainError those of `makeArea` of geo-read, too. */
  make(ingredients: AreaIngredients, asker: Asker): Promise<PackedArea>;
}

/**
 * Areas of so many positions are checked on the event loop. The worst of them (a star) takes 8 ms there; a thread takes over
 * at about 1 ms for its messages.
 */
export const inlinePositions = 2_000;
/** Bodies of so many bytes, 6,500 positions as they are mostly written and 21,000 at most, are read on the event loop. */
export const inlineBytes = 256 * 1_024;
/**
 * A selection is taken into a thread after so many steps on the event loop, 8 to 16 ms. An ordinary one (64 corners, 28% of
 * 300,000 elements) takes 25,000, which is 1.4 to 1.9 ms.
 */
const inlineSteps = 400_000;

export function createAreaWork(pool: WorkerPool, budget: PositionBudget): AreaWork {
  const large = async (positions: number, asker: Asker) => {
    if (positions > inlinePositions) await budget.spend(positions, asker);
  };
  return {
    async check(geometry, asker) {
      const positions = countPositions(geometry);
      if (positions <= inlinePositions) return validateArea(geometry);
      await large(positions, asker);
      return pool.run("validateArea", { geometry }, asker);
    },
    async checkKept(json, asker) {
      const positions = await positionsIn(json, asker.turn);
      if (positions <= inlinePositions && json.length <= inlineBytes)
        return validateArea(JSON.parse(json.toString()) as AreaGeometry);
      await large(positions, asker);
      return pool.run("readArea", { json }, asker);
    },
    async readBody(call, bytes, asker) {
      const positions = await positionsIn(bytes, asker.turn);
      await large(Math.max(positions, bytes.length / bytesAPosition), asker);
      return pool.run("readBody", { call, bytes }, asker);
    },
    async select(area, rule, index, shared, asker) {
      const atOnce = selectInAreaWithin(index, area, rule, inlineSteps);
      if (atOnce !== undefined) return atOnce;
      return pool.run("selectInArea", { index: await shared(() => shareIndex(index)), area, rule }, asker);
    },
    async make(ingredients, asker) {
      const { shapes, kept } = ingredients;
      const positions = shapes.reduce((sum, { coordinates }) => sum + coordinates.flat(3).length / 2, 0);
      const keptBytes = kept.reduce((sum, { length }) => sum + length, 0);
      await budget.spend(positionsAMaking + positions + keptBytes / bytesAPosition, asker);
      return pool.run("makeArea", ingredients, asker);
    },
  };
}

/** What making an area counts for beside its positions: some 20 ms of GDAL. */
const positionsAMaking = 20_000;
/** What a position takes as it is mostly written: what has none, such as names, counts as so many of them. */
const bytesAPosition = 40;
