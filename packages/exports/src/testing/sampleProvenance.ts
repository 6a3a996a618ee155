import type { Provenance } from "@stopbank/contract/provenance";

/** Somebody's provenance, each value one that is found nowhere else. */
export const sampleProvenance: Provenance = {
  product: { name: "Stopbank", version: "7.8.9", commit: "0420e365f1d2" },
  client: { client_name: "larkhaven", display_name: "Larkhaven Ōtara council" },
  dataset: {
    version: "00112233445566aa",
    title: "A title of data",
    notice: "A notice of data",
    licence: "CC-BY-NC-4.0",
    sources: [
      { title: "A source", url: "https://source.example/a", licence: "CC-BY-3.0", attribution: "Its people" },
    ],
    currency: "NZD",
    price_year: 2019,
    published_at: "2026-01-02T03:04:05.000Z",
  },
  asked: {
    layers: [
      {
        type: "houses",
        display_name: "Houses of people",
        metric_type: "count",
        metric_unit: "each",
        element_count: 14,
        replacement_cost_attribute: "cost_column",
        price_year: 2018,
      },
    ],
    scenarios: [
      {
        tag: "flood_100",
        hazard_id: "flood",
        hazard_title: "A flood",
        display_name: "Once in 100 years",
        intensity: "A depth",
        unit: "m",
      },
    ],
    regions: [{ id: "suburb.otara", name: "Ōtara suburb", group: "suburb" }],
    area: { rule: "anchor", hectares: 123.45, positions: 67 },
    filters: ["Houses: Floor area at least 101 m²"],
    n_days: 3,
  },
  rules: [{ title: "A rule", text: "What the rule says." }],
  made: { at: "2026-11-24T19:00:00.000Z", who: "somebody@stopbank.example", by: "token", token: "A program" },
  scene_link: "https://stopbank.example/risk?v=2&client=larkhaven&layers=e.houses",
};
