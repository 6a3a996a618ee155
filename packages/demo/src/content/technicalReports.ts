import { coastalTag } from "../hazards/coastalInundation.ts";
import type { DemoDocument } from "./DemoDocument.ts";

const notOnline = "";
const modelled =
  "*An invented report of the demonstration: what it describes is how the demonstration's data was modelled.*";

/** Five invented reports, by the models that the demonstration's hazards come from. */
export const technicalReports: DemoDocument = {
  kind: "technicalReports",
  body: [
    {
      title: "Storm tide inundation of the Larkhaven coast",
      date: "March 2024",
      scope:
        "The open coast and the lagoon of Larkhaven District; storm tides of 2 to 500 years, with the sea up to 2 m higher.",
      prepared_by: "Larkhaven Coastal Consultants (imaginary)",
      commissioned_by: "Larkhaven District Council",
      purpose: "To set minimum floor levels and to plan for a higher sea.",
      url: "larkhaven.example/reports/storm-tide-2024",
      summary: `Storm tide levels follow a logarithmic growth with return period and are spread over joined ground that lies lower, as a still level without waves. Ground cut off from the sea stays dry.\n\n${modelled}`,
      scenarios: [0, 0.5, 1, 1.5, 2].map((metres) => coastalTag(100, metres)),
    },
    {
      title: "Awatōrea River flood model",
      date: "30 November 2022",
      scope: "The Awatōrea and its side streams over the plain, from the gorge to the lagoon.",
      prepared_by: "Plains Hydraulics Ltd (imaginary)",
      commissioned_by: "Larkhaven District Council and the regional council",
      purpose: "To show what the stopbank protects, and what it does not when it is overtopped or breached.",
      url: "https://larkhaven.example/reports/awatorea-2022",
      summary: `Floods of 5 to 200 years in today's climate and in 2090, with the stopbank standing or breached. Velocity, culverts and rain on the town itself are left out.\n\n${modelled}`,
      scenarios: ["present", "mid", "high"].flatMap((climate) =>
        ["hold", "breach"].map((banks) => `river_flood_100yr_${climate}_${banks}`),
      ),
    },
    {
      title: "Tsunami evacuation zones for Larkhaven",
      date: "July 2021",
      scope: "Ground that waves of 2 to 8 m at the shore would reach, at middle and high tide.",
      prepared_by: "Larkhaven Coastal Consultants (imaginary)",
      commissioned_by: "Larkhaven Civil Defence (imaginary)",
      purpose: "To draw evacuation zones and signs.",
      url: "larkhaven.example/reports/tsunami-2021.pdf",
      summary: `Waves lose height over land by a rule of thumb, faster on open ground than along rivers. Bays, heads and the shape of the sea bed are not modelled.\n\n${modelled}`,
      scenarios: [2, 3, 5, 8].map((wave) => `tsunami_${wave}m_high_slr0`),
    },
    {
      title: "Retreat of the Larkhaven shore to 2150",
      date: "2020",
      scope: "The open coast, not the lagoon.",
      prepared_by: "Shoreline Science (imaginary)",
      commissioned_by: "Larkhaven District Council",
      purpose: "To draw the lines of the district plan's coastal hazard overlay.",
      url: notOnline,
      summary: `Storm bite, long-term trend and the answer of sand to a higher sea (Bruun rule) together give how far inland the shore may come. Sea walls are not modelled.\n\n${modelled}`,
      scenarios: ["coastal_erosion_2050_unlikely", "coastal_erosion_2100_unlikely"],
    },
    {
      title: "Earthquake shaking and liquefaction of the plain",
      date: "August 2019",
      scope:
        "Shaking from three sources over the whole district; liquefaction on the plain, where soils are known.",
      prepared_by: "Tōtara Geotechnical (imaginary)",
      commissioned_by: "Larkhaven District Council",
      purpose: "To tell where ground should be tested before building.",
      url: "larkhaven.example/reports/ground-2019",
      summary: `Shaking follows a published attenuation relation for New Zealand; liquefaction severity follows from soil, groundwater and shaking. Neither replaces a test of one site.\n\n${modelled}`,
      scenarios: ["earthquake_rangefront_m70", "liquefaction_500yr_slr0", "liquefaction_500yr_slr50"],
    },
  ],
};
