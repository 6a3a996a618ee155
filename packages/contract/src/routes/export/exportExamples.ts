import type { RouteExample } from "../../route.ts";
import type { ExportCaller } from "../../schemas/export/exportCaller.ts";
import type { Provenance } from "../../schemas/export/provenance.ts";

const caller: ExportCaller = {
  user_uuid: "aa9976c4-d2e0-4c18-af23-47a6d7a9b78c",
  user_roles: ["member"],
  client_name: "larkhaven",
};

const asked = { clientName: "larkhaven", types: "bridges", tags: "river_flood_100yr_present_breach" };
const query = { regions: "suburbs.larkhaven-central,suburbs.beachside", area_rule: "anchor" };
const source = "Stopbank demonstration model of Larkhaven";

const provenance: Provenance = {
  product: { name: "Stopbank", version: "0.1.0", commit: null },
  client: { client_name: "larkhaven", display_name: "Larkhaven District Council" },
  dataset: {
    version: "db7b4b292ee6c027",
    title: "Larkhaven district",
    notice: "Modelled demonstration data of an imaginary district.",
    licence: "CC0-1.0",
    sources: [
      { title: source, url: null, licence: "CC0-1.0", attribution: "Modelled by Stopbank; not a real place" },
    ],
    currency: "NZD",
    price_year: 2025,
    published_at: "2026-11-27T13:48:25.672Z",
  },
  asked: {
    layers: [
      {
        type: "bridges",
        display_name: "Bridges",
        metric_type: "count",
        metric_unit: "each",
        element_count: 44,
        replacement_cost_attribute: "replacement_cost",
        price_year: 2025,
      },
    ],
    scenarios: [
      {
        tag: "river_flood_100yr_present_breach",
        hazard_id: "river_flood",
        hazard_title: "River flooding",
        display_name: "River flooding, 1 in 100 years, present climate, stopbanks breach",
        intensity: "Depth",
        unit: "m",
      },
    ],
    regions: [{ id: "suburbs.beachside", name: "Beachside", group: "suburbs" }],
    area: null,
    filters: [],
    n_days: null,
  },
  rules: [
    {
      title: "Three states",
      text: "An element is exposed, not exposed, or not assessed: outside what the hazard study covered. What was not assessed is neither exposed nor safe, and every share is of what was assessed.",
    },
  ],
  made: {
    at: "2026-11-27T14:22:21.275Z",
    who: "member@stopbank.example",
    by: "token",
    token: "GIS sync",
  },
  scene_link: "https://stopbank.example/risk?v=2&client=larkhaven&layers=e:bridges",
};

export const exportExamples = {
  exportCaller: { response: caller },
  exportProvenance: { params: asked, rest: "all", query, response: provenance },
  mapProvenance: {
    params: { clientName: asked.clientName },
    rest: "all",
    query,
    body: { asset_types: [asked.types], hazard_scenarios: [asked.tags] },
    response: provenance,
  },
  exportRiskSummary: {
    params: { ...asked, format: "geojson" },
    rest: "all",
    query,
    headers: { "content-disposition": 'attachment; filename="RiskSummary.geojson"' },
  },
} satisfies Readonly<Record<string, RouteExample>>;
