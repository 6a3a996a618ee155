import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Toaster } from "@stopbank/ui/toaster";
import { proxy } from "valtio";
import type { Draft } from "../../domain/choice/drafted.ts";
import type { PrioritySettings } from "../../domain/choice/settings.ts";
import { areaShapes } from "../map/areaShapes.ts";
import { createMemory } from "./createMemory.ts";
import { fetchOutlines } from "./fetchOutlines.ts";
import type { LandingMark } from "./landingMark.ts";

/** What stands before the page: where one begins, the question what is valued, or nothing. */
export type Beginning = "landing" | "wizard" | "over";

/** What the page shows that is no part of its scene. */
export interface PriorityLook {
  beginning: Beginning;
  draft: Draft;
  /** The table has every area, not the first few alone. */
  listsAll: boolean;
  /** An area chosen beside the map, for as long as the map has not gone to it: it may have started later. */
  sought: string | undefined;
  /** Counts up when something is known that was not. */
  answers: number;
}

/** Scores by weights, client and scenario take longer than this, and one is told (PRI-13). */
const slowMs = 1_000;
const noWeights = { value_set_weights: {} };

/** The answers of a client's prioritisation, each asked once for page, map and paper, and what the page has been set to. */
export type Priorities = ReturnType<typeof createPriorities>;

export interface PriorityParts {
  readonly call: CallApi;
  readonly toaster: Pick<Toaster, "whileSlow">;
  readonly mark: LandingMark;
}

export function createPriorities({ call, toaster, mark }: PriorityParts) {
  const look = proxy<PriorityLook>({
    beginning: mark.isDismissed() ? "over" : "landing",
    draft: {},
    listsAll: false,
    sought: undefined,
    answers: 0,
  });
  const learn = () => {
    look.answers += 1;
  };
  const whileSlow = async <T>(work: Promise<T>): Promise<T> => {
    const end = toaster.whileSlow(slowMs);
    try {
      return await work;
    } finally {
      end();
    }
  };
  const settings = createMemory(async (): Promise<PrioritySettings> => {
    const [assessments, scenarios, valueSets, layers] = await Promise.all([
      call(routes.priorityAssessments, {}),
      call(routes.priorityScenarios, {}),
      call(routes.priorityValueSets, {}),
      call(routes.priorityLayers, {}),
    ]);
    return { assessments, scenarios, valueSets, layers };
  }, learn);
  // By scenario and area layer: what they are made of holds for all weights.
  const scores = createMemory((key) => whileSlow(call(routes.areaPriorities, questionOf(key))), learn);
  const stability = createMemory((key) => call(routes.rankStability, questionOf(key)), learn);
  const shapes = createMemory(async (key) => {
    const { regions } = await scores.get(key);
    const shapes = areaShapes(await fetchOutlines(call, Object.keys(regions)));
    // What draws them begins a task of its own: reading 2,000 outlines has held the page up for long enough.
    await new Promise((resolve) => setTimeout(resolve));
    return shapes;
  }, learn);
  return {
    look: look as Readonly<PriorityLook>,
    settings: () => settings.get("settings"),
    knownSettings: () => settings.peek("settings"),
    /** @param of by {@link rankedBy}. */
    scores: (of: string) => scores.get(of),
    knownScores: (of: string) => scores.peek(of),
    stability: (of: string) => stability.get(of),
    knownStability: (of: string) => stability.peek(of),
    shapes: (of: string) => shapes.get(of),
    knownShapes: (of: string) => shapes.peek(of),
    begin: () => {
      look.beginning = "wizard";
    },
    goBack: () => {
      look.beginning = "landing";
    },
    endBeginning: () => {
      mark.dismiss();
      look.beginning = "over";
    },
    setDraft: (draft: Draft) => {
      look.draft = draft;
    },
    seek: (area: string | undefined) => {
      look.sought = area;
    },
    listAll: (all: boolean) => {
      look.listsAll = all;
    },
  };
}

/** What a ranking is of: a scenario and the region group of an area layer, as one key. */
export const rankedBy = (scenario: string, regionGroup: string): string => `${scenario}/${regionGroup}`;

function questionOf(key: string) {
  const [scenario_id = "", region_group = ""] = key.split("/");
  return { params: { scenario_id }, query: { region_group }, body: noWeights };
}
