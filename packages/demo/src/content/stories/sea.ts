import { pictureOf } from "../../imagery/pictureNames.ts";
import type { DemoDocument } from "../DemoDocument.ts";
import { at, figuresUnder, paragraphs } from "./figure.ts";

const today = "coastal_inundation_100yr_slr0";
const half = "coastal_inundation_100yr_slr50";
const metre = "coastal_inundation_100yr_slr100";
const ordinary = "coastal_inundation_2yr_slr100";
const eaten = "coastal_erosion_2100_unlikely";
const [now, soon, late, usual, shore] = [today, half, metre, ordinary, eaten].map(figuresUnder) as [
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
];

const coast = at(172.936, -40.288, 12);

/** What the sea reaches as it rises, and how an event that is rare today becomes an ordinary one. */
export const seaStory: DemoDocument = {
  kind: "story",
  name: "2",
  body: {
    title: "The rising sea",
    description:
      "A centimetre a year is hard to see. What it does to a storm is not: the water that comes over the sea wall once in a lifetime comes once in a while, and then most winters. Follow the tide line of Larkhaven through one metre of rise.",
    coverImageUrl: pictureOf("bay"),
    coverImageAlt: "The bay of Larkhaven from the air: the lagoon, the town and the plain below the ranges",
    elements: ["buildings"],
    contexts: ["shoreline"],
    chapters: [
      {
        title: "The line we are used to",
        scenarios: [],
        steps: [
          {
            title: "A district on the edge",
            location: at(172.925, -40.29, 11.2),
            basemap: "Satellite",
            sections: [
              {
                header: "Everybody lives near the sea",
                content: paragraphs(
                  "Two towns, a port, a lagoon and a long shore. Nobody in the district lives far from a beach, and most can hear it at night.",
                  "The coast was never still. Dunes came and went, and the lagoon at Waitōrea broke open every few years. People built where it had been quiet for as long as anybody remembered.",
                ),
              },
            ],
          },
          {
            title: "The worst storm of a lifetime",
            location: coast,
            scenarios: [today],
            sections: [
              {
                header: "One chance in a hundred, each year",
                content: paragraphs(
                  `High tide, low pressure and an onshore gale at the same hour: the sea stands about two metres above its mean. At today's level that reaches ${now("buildings", "exposed")} of the district's ${now("buildings", "assessed")} buildings, and ${now("roads", "exposed")} of its roads.`,
                  "It is a bad night for a few streets, and sandbags are enough for many of them.",
                ),
              },
            ],
          },
          {
            title: "Northport Wharf",
            location: at(172.9224, -40.2465, 14),
            scenarios: [today],
            regions: ["suburbs.northport-wharf"],
            elements: ["buildings", "roads"],
            sections: [
              {
                header: "Built to be near the water",
                sideImage: pictureOf("harbour"),
                sideImageAlt: "Northport at the head of its harbour, from the air",
                content: `The port stands where ships could come alongside, a hand's breadth above the spring tide. Of its ${now("buildings", "assessed")} buildings the storm reaches ${now("buildings", "exposed")}.`,
              },
            ],
          },
        ],
      },
      {
        title: "One metre",
        steps: [
          {
            title: "Half a metre: the same streets, deeper",
            location: coast,
            scenarios: [half],
            sections: [
              {
                header: "Likely within the life of a house",
                content: paragraphs(
                  `With the sea half a metre higher the same storm reaches ${soon("buildings", "exposed")} buildings. That is more, but it is no catastrophe: dunes and the ground behind the beach still keep it out of the town.`,
                  "This is the treacherous part of the curve. For decades it looks as if it will go on like this.",
                ),
              },
            ],
            notes: "Let them look at the dunes: the next step is the same place.",
          },
          {
            title: "A metre: over the edge",
            location: coast,
            scenarios: [metre],
            sections: [
              {
                header: "When low ground fills",
                content: paragraphs(
                  `At one metre the water finds the way round the dunes, through the river mouth and into the low streets behind. ${late("buildings", "exposed")} buildings are reached where there were ${soon("buildings", "exposed")}, and ${late("population", "exposed")} live in them.`,
                  "The ground did not change, and the storm is the same. There is a level at which a town that was beside the sea is in it.",
                ),
              },
              {
                header: "The last quarter of it, in a minute",
                content:
                  "This film sets a sea 0.75 m higher beside one that is 1 m higher, and asks in which suburbs the difference lies.",
                videoUrl: "media/5383d654632f79ee32a4125002671fcd-1280x720.webm",
                captionsUrl: "media/93c6c3add75f176e01c59524e48c2b05.vtt",
                transcript: paragraphs(
                  "*The coast of Larkhaven. Water stands along the shore and the lagoon, and not in the streets.* A storm tide met once in 100 years, with the sea 0.75 m higher. The town is dry.",
                  "*A menu of what to compare by is opened, and the sea level chosen. The map gets a divider.* Left of it the bank holds the storm. Right of it, with the sea 1 m higher, the water is over the bank.",
                  "*The Risk Summary counts how many are worse off.* 767 more buildings are exposed, and none is better off.",
                  "*One picture of the map in which those buildings stand out, and a table of suburbs.* It is two suburbs, and hardly anything else: Saltmarsh and Beachside have 721 of the 767.",
                ),
              },
            ],
          },
          {
            title: "Saltmarsh again",
            location: at(172.9435, -40.2975, 14),
            scenarios: [metre],
            regions: ["suburbs.saltmarsh", "suburbs.beachside"],
            sections: [
              {
                header: "From behind",
                content: paragraphs(
                  `People in Saltmarsh and Beachside watch the beach. The water comes from the river. Of the ${late("buildings", "assessed")} buildings of both suburbs ${late("buildings", "exposed")} are reached: ${late("buildings", "share_exposed")}.`,
                  "The same streets lie lowest when the Awatōrea breaks its bank. A river and a sea that are both high on one night are in no figure here; each is reckoned by itself.",
                ),
                buttons: [{ title: "The story of the river", url: "/risk/stories/1" }],
              },
            ],
          },
          {
            title: "Rare becomes ordinary",
            location: coast,
            scenarios: [ordinary],
            sections: [
              {
                header: "Every other winter",
                content: paragraphs(
                  `On a sea a metre higher, a storm that comes every *second* year reaches ${usual("buildings", "exposed")} buildings. Today's storm of once in a hundred years reaches ${now("buildings", "exposed")}.`,
                  "Nobody repairs a house every other winter. Long before the sea has risen by a metre, insurers and banks will have done this sum.",
                ),
              },
            ],
          },
        ],
      },
      {
        title: "What goes with the shore",
        steps: [
          {
            title: "The beach moves inland",
            location: at(172.951, -40.291, 14),
            scenarios: [eaten],
            elements: ["buildings", "reserves"],
            sections: [
              {
                header: "By 2100, as far as is unlikely but possible",
                content: paragraphs(
                  `A higher sea cuts into sand. Behind the beach ${shore("buildings", "exposed")} buildings stand on ground that may be gone by 2100, and with it ${shore("reserves", "exposed")} of reserves: the dunes that keep the storm out of the town.`,
                  "Water goes home after a flood. What the sea has taken from the shore it keeps.",
                ),
                wideImage: pictureOf("town"),
                wideImageAlt: "Larkhaven from the air, between the lagoon and the beach",
              },
            ],
          },
          {
            title: "What runs below the streets",
            location: coast,
            scenarios: [metre],
            elements: ["wastewater_pump_stations", "wastewater_pipes", "roads"],
            sections: [
              {
                header: "Pumps stand at the lowest point",
                content: `Sewage runs downhill to its pumps, so the pumps stand where the water comes first: ${late("wastewater_pump_stations", "exposed")} of ${late("wastewater_pump_stations", "assessed")} would be reached, and ${late("wastewater_pipes", "exposed")} of pipe. They serve streets that stay dry.`,
              },
            ],
          },
          {
            title: "Choosing before we have to",
            location: coast,
            scenarios: [metre],
            sections: [
              {
                header: "There is time, and it runs",
                content: paragraphs(
                  "Hold the line, raise the houses, or move back: each is right somewhere. What is wrong everywhere is to decide nothing until a storm decides.",
                  "A plan can say now what will be done at which mark of the tide gauge. Then nobody has to guess how fast the sea will rise, only to watch how high it is.",
                ),
                buttons: [
                  { title: "See it on the map", url: "/risk" },
                  { title: "Look up a property", url: "/property" },
                ],
              },
            ],
          },
          {
            title: "What this does not say",
            location: at(172.925, -40.29, 11.2),
            scenarios: [metre],
            sections: [
              {
                header: "Read with care",
                content: paragraphs(
                  "The model fills low ground that is joined to the sea. It knows no waves, no pipes that let water back in and no wall that somebody may build. Erosion is what is *unlikely but possible*; what is likely is less than half of it.",
                  "Larkhaven is an imaginary district. Its shore was made to show how a story of a real one can be told with the figures of its own data.",
                ),
                buttons: [{ title: "How the figures came about", url: "/methods" }],
              },
            ],
          },
        ],
      },
    ],
  },
};
