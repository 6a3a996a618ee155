import type { Provenance } from "@stopbank/contract/provenance";

/** Of a report about buildings under a flood. */
export const provenance = (changes: Partial<Provenance> = {}): Provenance => ({
  product: { name: "Stopbank", version: "0.1.0", commit: "0123456789abcdef" },
  client: { client_name: "larkhaven", display_name: "Larkhaven District Council" },
  dataset: {
    version: "fedcba9876543210",
    title: "Larkhaven, a modelled district",
    notice: "Modelled: no place on earth.",
    licence: "CC BY 4.0",
    sources: [
      {
        title: "Flood study",
        url: "https://example.org/flood",
        licence: "CC BY 4.0",
        attribution: "Larkhaven District Council",
      },
      { title: "Notes", url: "javascript:alert(1)", licence: "", attribution: "" },
    ],
    currency: "NZD",
    price_year: 2025,
    published_at: null,
  },
  asked: { layers: [], scenarios: [], regions: [], area: null, filters: [], n_days: null },
  rules: [{ title: "Three states", text: "What was not assessed is neither exposed nor safe." }],
  made: { at: "2026-11-24T08:46:00.000Z", who: "member@stopbank.example", by: "job", token: null },
  scene_link: "https://larkhaven.example/risk?v=2",
  ...changes,
});
