import type { AreaGeometry } from "@stopbank/contract/geometry";
import { type Area, countPositions, validateArea } from "@stopbank/risk-engine/area";
import { areaHectares } from "@stopbank/risk-engine/area-rings";
import { type BlockSums, blockSums } from "@stopbank/risk-engine/block-sums";
import type { RankStability } from "@stopbank/risk-engine/rank-stability";
import { type AreaRule, intersect, type Selection, selectInAreaWithin } from "@stopbank/risk-engine/select";
import { type SpatialIndex, shareIndex } from "@stopbank/risk-engine/spatial-index";
import type { PackedArea } from "@stopbank/store/packed-area";
import type { Asker } from "./asker.ts";
import { nameOf } from "./keptColumns.ts";
import type { PositionBudget } from "./positionBudget.ts";
import { positionsIn } from "./positionsIn.ts";
import type { QuestionThreads } from "./questionThreads.ts";
import type { QuestionTasks } from "./questionWorker.ts";
import {
  isCheapToPass,
  ordinarySteps,
  type Tallied,
  type TallyColumns,
  type TallyTask,
  tally,
} from "./tallyTask.ts";
import type { AreaIngredients, ReadBody, Tasks } from "./tasks.ts";
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
  /** How large an area is, in hectares: `areaHectares`. */
  hectares(area: Area, asker: Asker): Promise<number>;
  /** @throws DomainError those of `makeArea` of geo-read, too. */
  make(ingredients: AreaIngredients, asker: Asker): Promise<PackedArea>;
  /**
   * What a scenario does to elements of a layer: on the event loop where nobody else waits for it, else in a thread.
   * @throws DomainError `select`'s and `QuestionThreads.run`'s.
   */
  tally(
    task: TallyTask,
    layer: LayerToSelect,
    scenario: Omit<TallyColumns, "index">,
    asker: Asker,
  ): Promise<Tallied>;
  /** The sums of a scenario's blocks, made in a thread where the layer is large: for all who ask, whoever leaves. */
  sumBlocks(task: Parameters<QuestionTasks["sumBlocks"]>[0], asker: Asker): Promise<BlockSums>;
  /** Ranks areas by many weightings, in a thread: for all who ask, whoever leaves. */
  rankStability(task: Parameters<Tasks["rankStability"]>[0], asker: Asker): Promise<RankStability>;
  /** What moves each area most, in a thread. */
  mostMoving(
    task: Parameters<Tasks["mostMoving"]>[0],
    asker: Asker,
  ): Promise<ReturnType<Tasks["mostMoving"]>>;
  /** Counts a call among those under way. */
  during<T>(call: () => Promise<T> | T): Promise<T>;
}

export interface LayerToSelect {
  readonly index: SpatialIndex;
  /** Keeps the index that threads share, once it has been made. */
  readonly sharedIndex: (make: () => SpatialIndex) => Promise<SpatialIndex>;
}

/**
 * Areas of so many positions are checked on the event loop. The worst of them (a star) takes 8 ms there; a thread takes over
 * at about 1 ms for its messages.
 */
export const inlinePositions = 2_000;
/** Bodies of so many bytes, 6,500 positions as they are mostly written and 21,000 at most, are read on the event loop. */
export const inlineBytes = 256 * 1_024;
/** Of fewer elements the messages to a thread take longer than the question. */
const fewElements = 20_000;

export function createAreaWork(
  pool: WorkerPool,
  budget: PositionBudget,
  questions: QuestionThreads,
): AreaWork {
  let callsUnderWay = 0;

  const large = async (positions: number, asker: Asker) => {
    if (positions > inlinePositions) await budget.spend(positions, asker);
  };
  const selectLong = async (
    area: Area,
    rule: AreaRule,
    { index, sharedIndex }: LayerToSelect,
    asker: Asker,
  ) => pool.run("selectInArea", { index: await sharedIndex(() => shareIndex(index)), area, rule }, asker);
  const tallyInThread = async (task: TallyTask, columns: TallyColumns, asker: Asker) => {
    const name = nameOf(columns);
    const tallied = await questions.run("tally", { ...task, name }, asker);
    if (tallied !== "columns-wanted") return tallied;
    return (await questions.run("tally", { ...task, name, columns }, asker)) as Tallied | undefined;
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
      const atOnce = selectInAreaWithin(index, area, rule, ordinarySteps);
      return atOnce ?? selectLong(area, rule, { index, sharedIndex: shared }, asker);
    },
    async hectares(area, asker) {
      // 2 µs a position, as long as checking it took.
      if (area.vertexCount <= inlinePositions) return areaHectares(area);
      return pool.run("measureArea", { parts: area.parts }, asker);
    },
    async tally(task, layer, scenario, asker) {
      const columns = { index: layer.index, ...scenario };
      const isForThread =
        callsUnderWay > 1 &&
        layer.index.count > fewElements &&
        isCheapToPass(columns) &&
        questions.areReady();
      const tallied = isForThread ? await tallyInThread(task, columns, asker) : tally(task, columns);
      const { elements } = task;
      if (tallied !== undefined || "ranges" in elements) return tallied as Tallied;
      const selection = await selectLong(elements.area, elements.rule, layer, asker);
      return tally({ ...task, elements: intersect(selection, elements.within) }, columns) as Tallied;
    },
    async sumBlocks(task, { site }) {
      if (task.exposure.element.length <= fewElements)
        return blockSums(task.exposure, task.measures, task.of);
      return questions.run("sumBlocks", task, { site, signal: new AbortController().signal });
    },
    rankStability: (task, asker) =>
      pool.run("rankStability", task, { ...asker, signal: new AbortController().signal }),
    mostMoving: (task, asker) => pool.run("mostMoving", task, asker),
    async during(call) {
      callsUnderWay++;
      try {
        return await call();
      } finally {
        callsUnderWay--;
      }
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
