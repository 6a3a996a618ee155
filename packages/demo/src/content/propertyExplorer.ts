import type { DemoDocument } from "./DemoDocument.ts";

/** Seven hazards in three groups, each by the scenario that stands for it today. */
export const propertyExplorer: DemoDocument = {
  kind: "propertyExplorer",
  body: {
    asset_type: "properties",
    report_hazards: [
      {
        group_name: "Coast",
        hazards: [
          {
            display_name: "Coastal inundation",
            description:
              "In a storm the sea stands higher than any tide: low air pressure lifts it and the wind pushes it onto the shore. Where the land is lower than that and open to the sea, it floods, as it does more often and deeper when the sea rises.",
            scenarios: ["coastal_inundation_100yr_slr0"],
            layer_ids: ["coastal_inundation_100yr_slr0"],
            district_plan: "Coastal Hazard Overlay A (demonstration): floor levels are set in Rule CH-R3.",
            combined_effects:
              "Streams drain badly against a high sea. Where a river flood and a storm tide meet, water may stand deeper than either study shows alone; neither has modelled both together.",
          },
          {
            display_name: "Tsunami",
            description:
              "A tsunami is a series of waves that begins with an earthquake, a landslide or a volcano under the sea. The first wave is seldom the greatest, and the sea may draw back before it comes.",
            scenarios: ["tsunami_5m_high_slr0"],
            layer_ids: ["tsunami_5m_high_slr0"],
          },
          {
            display_name: "Coastal erosion",
            description:
              "Waves take sand and rock from the shore. After a storm a beach may come back; over decades, and with a rising sea, the shore itself moves inland.",
            scenarios: ["coastal_erosion_2050_unlikely"],
            layer_ids: ["coastal_erosion_2050_unlikely"],
            district_plan:
              "Coastal Hazard Overlay B (demonstration): no new houses seaward of the 2100 line.",
          },
        ],
      },
      {
        group_name: "Rivers and rain",
        hazards: [
          {
            display_name: "River flooding",
            description_header: "When the Awatōrea leaves its banks",
            description:
              "After long rain the Awatōrea and its streams rise over their banks and spread over the plain. The stopbank holds most floods back; what is shown is a flood in which it has been breached.",
            scenarios: ["river_flood_100yr_present_breach", "river_flood_100yr_present_hold"],
            layer_ids: ["river_flood_100yr_present_breach"],
            district_plan: "Flood Management Area (demonstration): Rules NH-R1 to NH-R6.",
          },
          {
            display_name: "Landslides",
            description:
              "Steep ground that is full of water may give way: soil and rock slide, or flow as mud, onto what lies below.",
            scenarios: ["landslide_250yr_wet"],
            layer_ids: ["landslide_250yr_wet"],
          },
        ],
      },
      {
        group_name: "Earthquakes",
        hazards: [
          {
            display_name: "Ground shaking",
            description:
              "When a fault ruptures the ground shakes, harder near the fault and on soft soils. What is shown is one earthquake that the district prepares for.",
            scenarios: ["earthquake_rangefront_m70"],
            layer_ids: ["earthquake_rangefront_m70"],
          },
          {
            display_name: "Liquefaction",
            description:
              "Loose, wet sand and silt may lose their strength when they are shaken: the ground behaves like a liquid, settles and spreads, and sand comes up through it.",
            scenarios: ["liquefaction_500yr_slr0"],
            layer_ids: ["liquefaction_500yr_slr0"],
            combined_effects:
              "Ground that has settled floods more easily afterwards. The studies do not say by how much.",
          },
        ],
      },
    ],
    disclaimer:
      "This information comes from district-wide models of an imaginary place, made to demonstrate this product. It does not replace advice about one site from a suitably qualified person, and must not be used for any real property.",
    memorandum: {
      wording:
        "Larkhaven District Council provides this information in good faith and to the extent that it is known to the Council. *This paragraph is a placeholder of the demonstration: a council puts wording here that its own lawyers have approved.*",
      officer_adds: [
        "Site-specific reports on the property file",
        "Natural hazard entries on the record of title",
        "What the regional council has sent since the data was published",
      ],
    },
  },
};
