import type { DemoDocument } from "./DemoDocument.ts";

/** Where the shell shows a client's methods report that is kept here. */
export const methodsReportAddress = "/methods";

const sections: Readonly<Record<string, readonly string[]>> = {
  "": [
    "Larkhaven is an imaginary district. Its ground, its towns and its hazards are modelled, so that everybody can try what the figures of a real one would look like. **None of it must be used for any real place.**",
  ],
  "What is counted": [
    "An element is *exposed* where a hazard reaches it, *not exposed* where a study covered it and the hazard does not, and *not assessed* where no study did. What nobody looked at is never counted as safe: every percentage is of the elements that were assessed.",
    "An element takes the greatest intensity of the 25 m cells that its outline touches. It belongs to a drawn area when it touches it, and to the region that holds its middle.",
  ],
  Damage: [
    "Damage classes follow thresholds of intensity, which each hazard states with its layers. Where replacement costs are known, the share of the value that is lost is read from a published curve at the depth or the shaking of the element, less the height of its floor.",
    "Expected annual damage joins the damage of the return periods on a logarithmic scale and adds the tail beyond the rarest. About one element in twelve has no replacement cost; it is counted beside the sum and never as nothing.",
  ],
  "Water and coast": [
    "**River flooding.** Flows follow a Gumbel growth curve and rise with climate change by 12% or 26%. Depth in the channel follows Manning's rating; over the banks water spreads over joined ground below its level, until a stopbank holds it or is overtopped.",
    "**Coastal inundation.** The storm tide met once in T years stands 1.45 + 0.155 ln T metres above mean sea level, and the rise of the sea is added. It spreads over joined ground and falls by 0.25 m a kilometre.",
    "**Tsunami.** The wave at the shore, the tide and the rise of the sea add up. The level falls by 1 m in 200 m of ground, and by 1 m in 400 m along rivers.",
    "**Coastal erosion.** What one storm takes, a long-term trend and the answer to the rising sea: sand by the Bruun rule with a slope of 1 in 45, rock by 0.06 m a year.",
  ],
  Ground: [
    "**Earthquake shaking.** Intensity falls with distance from the fault after Dowrick and Rhoades (1999); soft ground shakes up to 0.8 of a step more.",
    "**Liquefaction.** Each soil resists a peak acceleration, the more the deeper the groundwater. Where shaking exceeds it, severity grows with the excess.",
    "**Landslide.** The factor of safety of an infinite slope of one metre of soil, wetted by rain. Debris reaches up to 75 m of lower ground.",
  ],
  Outages: [
    "A property is without water while a main upstream of it is broken. Crews mend three breaks a day, from the reservoirs outwards.",
  ],
  "What is left out": [
    "Velocity, waves, culverts and pipes, deep slides and rock fall, and what people do when warned. The methodology of each damage chart says what its own model leaves out.",
  ],
};

/** What 'Methodology Report' leads to. */
export const methodsReport: DemoDocument = {
  kind: "help",
  name: "methods.md",
  body: {
    title: "How the figures of Larkhaven came about",
    body: Object.entries(sections)
      .flatMap(([title, paragraphs]) => [...(title === "" ? [] : [`## ${title}`]), ...paragraphs])
      .join("\n\n"),
  },
};
