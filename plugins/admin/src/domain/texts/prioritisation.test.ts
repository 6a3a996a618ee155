import { contentDocument } from "@stopbank/contract/content-documents";
import { expect, it } from "vitest";
import { options, settings } from "../testing/prioritisationSettings.ts";
import { optionsOf } from "./dataOptions.ts";
import { valuesIn } from "./lists.ts";
import { freeId, noSettings, withDefault, withoutScenario, withoutValueSet } from "./prioritisation.ts";

it("settings of prioritisation may be kept before, while and after they are edited", () => {
  const edited = [
    noSettings,
    settings,
    withoutValueSet(settings, 0),
    withoutScenario(settings, 1),
    withDefault(settings, 1, true),
    withDefault(settings, 0, false),
  ];
  for (const each of edited) expect(() => contentDocument("prioritisation", each)).not.toThrow();
  expect(withDefault(settings, 0, false).assessments.map(({ is_default }) => is_default)).toEqual([
    false,
    false,
  ]);
});

it("an id is one that nothing else has", () => {
  expect(freeId("values", [])).toBe("values-1");
  expect(freeId("values", ["values-1", "values-3"])).toBe("values-2");
});

it("values of a filter are the lines that say something", () => {
  expect(valuesIn(" Home \n\nShop\n")).toEqual(["Home", "Shop"]);
});

it("there is to choose from what the data has, in its order", () => {
  const layer = { type: "roads", display_name: "Roads", filterable_information: [] };
  const made = optionsOf(
    {
      assets: { a: { title: "", icon: "", groups: [{ groupName: "", icon: "", assets: [layer] }] } },
      hazards: [{ title: "Coast", scenarios: [{ assetTag: "coast_100", display_name: "Coast, 100 years" }] }],
    } as unknown as Parameters<typeof optionsOf>[0],
    [{ region_group: "suburbs", title: "Suburbs", regions: [] }],
  );
  expect(made).toEqual({
    regionGroups: [options.regionGroups[0]],
    elementLayers: [options.elementLayers[1]],
    hazards: [options.hazards[0]],
  });
});
