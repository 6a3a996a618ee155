import type { HazardDetail, ParameterValue, Scenario } from "@stopbank/contract/layers";
import { hazardLayer } from "@stopbank/scene/layers";

const scenario = (
  of: { readonly id: string; readonly title: string },
  name: string,
  parameters: Record<string, ParameterValue>,
  hazardAreas: string[] = [],
): Scenario => ({
  assetTag: [of.id, ...Object.values(parameters)].join("_"),
  hazard_id: of.id,
  hazard_name: of.title,
  scenario_name: name,
  display_name: `${of.title}, ${name}`,
  hazard_sentence: `A ${of.title.toLowerCase()}.`,
  parameters,
  hazardAreas,
  tilesets: [],
});

const hazard = (
  of: { readonly id: string; readonly title: string; readonly group: string },
  given: Pick<HazardDetail, "form" | "parameters" | "scenarios">,
): HazardDetail => ({
  title: of.title,
  hazard_id: of.id,
  hazard_type: of.id,
  group: of.group,
  groupIcon: "tint",
  description: { content: "" },
  unit: "m",
  intensity_label: "Depth",
  legend: { title: "Depth", sections: [] },
  availableParameterValues: {},
  ...given,
});

const river = { id: "river", title: "River flood", group: "Water" };
const quake = { id: "quake", title: "Earthquake", group: "Ground" };

/** Ten scenarios under three controls: with the highest sea there is no frequent flood, so that option cannot be had. */
export const riverFlood = hazard(river, {
  form: {
    elements: [
      { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 1 },
      { key: "ari", title: "Return period", type: "radioGroup", priority: 2 },
      { key: "gates", title: "Flood gates", type: "radioGroup", priority: 3 },
    ],
  },
  parameters: {
    slr: { label: "Sea level rise", type: "number", unit: "m" },
    ari: { label: "Return period", type: "number", unit: "years" },
    gates: {
      label: "Flood gates",
      type: "keyValue",
      keyValues: [
        { key: "open", label: "Open" },
        { key: "shut", label: "Shut" },
      ],
    },
  },
  scenarios: [0, 0.5, 1].flatMap((slr) =>
    [10, 100].flatMap((ari) =>
      slr === 1 && ari === 10
        ? []
        : ["open", "shut"].map((gates) =>
            scenario(river, `once in ${ari} years at ${slr} m, gates ${gates}`, { slr, ari, gates }, [
              ari === 10 ? "Delta" : "Plains",
            ]),
          ),
    ),
  ),
});

/** Two scenarios under one control. */
export const earthquake = hazard(quake, {
  form: { elements: [{ key: "magnitude", title: "Magnitude", type: "slider", priority: 1 }] },
  parameters: { magnitude: { label: "Magnitude", type: "number" } },
  scenarios: [6, 7].map((magnitude) => scenario(quake, `of magnitude ${magnitude}`, { magnitude })),
});

/** Announced, without a scenario yet. */
export const tsunami = hazard(
  { id: "tsunami", title: "Tsunami", group: "Water" },
  { form: { elements: [] }, parameters: {}, scenarios: [] },
);

/** A hazard on the map in its first scenario, with what the user set. */
export const onMap = (of: HazardDetail, controls: Readonly<Record<string, ParameterValue>> = {}) => ({
  hazard: of,
  layer: { ...hazardLayer(of.hazard_id, of.scenarios[0]?.assetTag ?? ""), controls },
});
