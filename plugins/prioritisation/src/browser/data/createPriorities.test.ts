import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { expect, it, vi } from "vitest";
import { priorities as answer, stability } from "../../domain/testing/answers.ts";
import { settings } from "../../domain/testing/settings.ts";
import { createPriorities, rankedBy } from "./createPriorities.ts";
import { createLandingMark } from "./landingMark.ts";

function start(answers: (path: string) => unknown = usual, kept = new Map<string, string>()) {
  const asked: string[] = [];
  const call = (async (route: { path: string }) => {
    asked.push(route.path);
    return answers(route.path);
  }) as unknown as CallApi;
  const end = vi.fn();
  const whileSlow = vi.fn(() => end);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const mark = createLandingMark("larkhaven", storage);
  return { asked, end, whileSlow, kept, made: createPriorities({ call, toaster: { whileSlow }, mark }) };
}

const square = {
  type: "Polygon",
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

function usual(path: string): unknown {
  switch (path) {
    case routes.priorityAssessments.path:
      return settings.assessments;
    case routes.priorityScenarios.path:
      return settings.scenarios;
    case routes.priorityValueSets.path:
      return settings.valueSets;
    case routes.priorityLayers.path:
      return settings.layers;
    case routes.areaPriorities.path:
      return answer;
    case routes.rankStability.path:
      return stability;
    case routes.regionGeometries.path:
      return Object.values(answer.regions).map(({ area, name }) => ({
        region: area,
        name,
        geometry: square,
      }));
    default:
      throw new Error(path);
  }
}

const of = rankedBy("later", "suburbs");

it("PRI-13 asks for a scenario's areas once, whatever the weights, for page and map together", async () => {
  const { made, asked } = start();
  expect(made.knownScores(of)).toBeUndefined();
  await Promise.all([made.scores(of), made.shapes(of), made.scores(of)]);
  await made.shapes(of);
  expect(asked).toEqual([routes.areaPriorities.path, routes.regionGeometries.path]);
  expect(made.knownScores(of)).toBe(answer);
  expect(made.knownShapes(of)?.areas).toEqual(Object.keys(answer.regions));
});

it("PRI-13 says 'Loading...' where it takes over 1000 ms, and no more when it is done or has failed", async () => {
  const { made, whileSlow, end } = start();
  await made.scores(of);
  expect(whileSlow).toHaveBeenCalledWith(1_000);
  expect(end).toHaveBeenCalledOnce();
  const failing = start(() => {
    throw new Error("away");
  });
  await expect(failing.made.scores(of)).rejects.toThrow("away");
  expect(failing.end).toHaveBeenCalledOnce();
});

it("has the settings by four calls, once", async () => {
  const { made, asked } = start();
  expect(await made.settings()).toEqual(settings);
  expect(await made.settings()).toEqual(settings);
  expect(asked).toHaveLength(4);
});

it("PRI-04 begins with the landing overlay, once in a session", () => {
  const { made, kept } = start();
  expect(made.look.beginning).toBe("landing");
  made.begin();
  expect(made.look.beginning).toBe("wizard");
  made.goBack();
  expect(made.look.beginning).toBe("landing");
  made.endBeginning();
  expect(made.look.beginning).toBe("over");
  expect(start(usual, kept).made.look.beginning).toBe("over");
  expect(start().made.look.beginning).toBe("landing");
});

it("begins anew each time where a browser keeps nothing, and does not fail", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const mark = createLandingMark("larkhaven", { getItem: refuse, setItem: refuse });
  mark.dismiss();
  expect(mark.isDismissed()).toBe(false);
});
