import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import type { TechnicalReports } from "@stopbank/contract/technical-reports";

export const property: PropertyExplorer = {
  asset_type: "buildings",
  report_hazards: [
    {
      group_name: "Coast",
      hazards: [
        {
          display_name: "Coastal inundation",
          description: "The sea comes over the land.",
          scenarios: ["coast_100"],
          layer_ids: ["coast_100"],
          district_plan: "Overlay A.",
        },
      ],
    },
    {
      group_name: "Rivers",
      hazards: [
        {
          display_name: "River flooding",
          description: "The river leaves its banks.",
          description_header: "When it rains",
          scenarios: ["flood_100", "flood_500"],
          layer_ids: ["flood_100"],
        },
        {
          display_name: "Dam break",
          description: "",
          scenarios: ["dam_break"],
          layer_ids: ["dam_break"],
          combined_effects: "It would come on top of a flood.",
        },
      ],
    },
  ],
  disclaimer: "District-wide models.",
  memorandum: { wording: "In good faith.", officer_adds: ["Reports on the file", "Entries on the title"] },
};

export const reports: TechnicalReports = [
  {
    title: "Flood study",
    date: "May 2021",
    scope: "The plain.",
    prepared_by: "A consultant",
    commissioned_by: "The council",
    purpose: "To know how deep.",
    url: "reports.example/flood.pdf",
    summary: "**Wet.**",
    scenarios: ["flood_100", "flood_500"],
  },
  {
    title: "Coast study",
    date: "1998",
    scope: "",
    prepared_by: "",
    commissioned_by: "",
    purpose: "",
    url: "",
    summary: "",
    scenarios: ["coast_100"],
  },
];
