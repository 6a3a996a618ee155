import { beginComparing, onOtherSide } from "@stopbank/scene/compare";
import { emptyScene } from "@stopbank/scene/empty";
import { setScenario } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { earthquake, onMap, riverFlood, tsunami } from "../testing/hazards.ts";
import { canCompare } from "./canCompare.ts";
import { comparable } from "./comparable.ts";
import { differingWords } from "./differingWords.ts";
import { tellingPairs } from "./tellingPairs.ts";

const offered = {
  hazards: new Map([riverFlood, earthquake, tsunami].map((hazard) => [hazard.hazard_id, hazard])),
};
const flood = onMap(riverFlood).layer;
const quake = onMap(earthquake).layer;
const map = { ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }), layers: [flood, quake] };
const shown = (scenario: string) => tellingPairs(riverFlood, { ...flood, scenario });
const said = (pairs: ReturnType<typeof tellingPairs>) =>
  pairs.map(({ title, left, right }) => `${title}: ${left} | ${right}`);

describe("what a hazard is worth comparing with", () => {
  it("is the other end of the sea level, the next return period and the other choice", () => {
    expect(said(shown("river_0_10_open"))).toEqual([
      "Sea level rise: 0\u00a0m | 1\u00a0m",
      "Return period: 10\u00a0years | 100\u00a0years",
      "Flood gates: Open | Shut",
    ]);
    expect(said(shown("river_1_100_shut"))).toEqual([
      "Sea level rise: 1\u00a0m | 0\u00a0m",
      "Return period: 100\u00a0years | 10\u00a0years",
      "Flood gates: Shut | Open",
    ]);
  });

  it("keeps all else as it is, where there is such a scenario, and holds it there", () => {
    const [sea, period, gates] = shown("river_0_10_open");
    // With the highest sea there is no frequent flood.
    expect(sea?.compared).toEqual({
      scenario: "river_1_100_open",
      controls: { slr: 1, ari: 100, gates: "open" },
    });
    expect(period?.compared.scenario).toBe("river_0_100_open");
    expect(gates?.compared.scenario).toBe("river_0_10_shut");
  });

  it("is nothing for a scenario that there is not, nor for one alone", () => {
    expect(shown("river_9")).toEqual([]);
    expect(tellingPairs(tsunami, { ...flood, id: "tsunami" })).toEqual([]);
    expect(comparable(map, offered).map(({ hazard }) => hazard.title)).toEqual([
      "River flood",
      "River flood",
      "River flood",
      "Earthquake",
    ]);
    const known = { ...flood, addedByKnownRisks: true as const };
    expect(comparable({ ...map, layers: [known] }, offered)).toEqual([]);
    expect([map.layers, [known], []].map((layers) => canCompare({ ...map, layers }, offered))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the words of a comparison's sides", () => {
  const compare = (scenario: string) => beginComparing({ river: { scenario, controls: {} } })(map);

  it("are those for what differs, and no others", () => {
    expect(differingWords(map, offered)).toBeUndefined();
    expect(differingWords(compare("river_0.5_10_shut"), offered)).toEqual({
      left: "Sea level rise: 0\u00a0m, Flood gates: Open",
      right: "Sea level rise: 0.5\u00a0m, Flood gates: Shut",
    });
  });

  it("say so where nothing differs", () => {
    const same = "The same on both sides";
    expect(differingWords(compare(flood.scenario), offered)).toEqual({ left: same, right: same });
  });

  it("name each of several hazards", () => {
    const two = onOtherSide(setScenario("quake", "quake_7", {}))(compare("river_0_100_open"));
    expect(differingWords(two, offered)).toEqual({
      left: "River flood: Return period: 10\u00a0years; Earthquake: Magnitude: 6",
      right: "River flood: Return period: 100\u00a0years; Earthquake: Magnitude: 7",
    });
  });

  it("do not repeat what a value says of itself", () => {
    const gates = { ...riverFlood.parameters.gates, label: "Flood gates", type: "keyValue" as const };
    const keyValues = [
      { key: "open", label: "Flood gates open" },
      { key: "shut", label: "Flood gates shut" },
    ];
    const hazard = {
      ...riverFlood,
      parameters: { ...riverFlood.parameters, gates: { ...gates, keyValues } },
    };
    const named = { hazards: new Map([["river", hazard]]) };
    expect(differingWords(compare("river_0_10_shut"), named)).toEqual({
      left: "Flood gates open",
      right: "Flood gates shut",
    });
  });
});
