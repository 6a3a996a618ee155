import { emptyScene } from "@stopbank/scene/empty";
import { expect, it } from "vitest";
import {
  applyInputs,
  choiceOf,
  chooseHazardGroup,
  chooseLayer,
  clearArea,
  sortBy,
  toggleArea,
} from "./choosing.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });

it("PRI-02 selects an area, and again deselects it", () => {
  const selected = toggleArea("suburbs.otaki")(start);
  expect(choiceOf(selected).area).toBe("suburbs.otaki");
  expect(choiceOf(toggleArea("suburbs.levin")(selected)).area).toBe("suburbs.levin");
  expect(toggleArea("suburbs.otaki")(selected)).toEqual(start);
  expect(clearArea(selected)).toEqual(start);
  expect(clearArea(start)).toBe(start);
});

it("leaves the selected area behind with its layer", () => {
  const selected = toggleArea("suburbs.otaki")(start);
  expect(choiceOf(chooseLayer("wards")(selected))).toEqual({ layer: "wards" });
});

it("PRI-11 keeps the hazard group that is looked at, whatever area is selected", () => {
  const chosen = toggleArea("suburbs.otaki")(chooseHazardGroup("Rivers; rain")(start));
  expect(choiceOf(chosen)).toEqual({ area: "suburbs.otaki", hazardGroup: "Rivers; rain" });
  expect(choiceOf(clearArea(chosen))).toEqual({ hazardGroup: "Rivers; rain" });
});

it("PRI-09 sorts by a column, and again the other way round", () => {
  const once = sortBy("area")(start);
  expect(choiceOf(once).sort).toEqual({ column: "area", isDescending: false });
  expect(choiceOf(sortBy("area")(once)).sort).toEqual({ column: "area", isDescending: true });
  expect(choiceOf(sortBy("priority")(start)).sort).toEqual({ column: "priority", isDescending: true });
  expect(choiceOf(sortBy("priority")(once)).sort).toBeUndefined();
});

it("PRI-07 applies weights and scenario in one step, and says no weight that is 1", () => {
  const applied = applyInputs({ scenario: "today", weights: { homes: 1, water: 4 } })(start);
  expect(choiceOf(applied)).toEqual({ scenario: "today", weights: { water: 4 } });
  expect(applyInputs({ scenario: "today", weights: { water: 4 } })(applied)).toBe(applied);
  expect(choiceOf(applyInputs({ scenario: "today", weights: { water: 1 } })(applied))).toEqual({
    scenario: "today",
  });
});
