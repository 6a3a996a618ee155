import { pictureOf } from "../../imagery/pictureNames.ts";
import type { DemoDocument } from "../DemoDocument.ts";
import { at, figuresUnder, paragraphs } from "./figure.ts";

const small = "river_flood_20yr_present_hold";
const held = "river_flood_100yr_present_hold";
const breached = "river_flood_100yr_present_breach";
const later = "river_flood_100yr_high_hold";
const [often, rare, burst, warmer] = [small, held, breached, later].map(figuresUnder) as [
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
  ReturnType<typeof figuresUnder>,
];

const plain = at(172.905, -40.293, 11.9);
const town = at(172.9385, -40.2925, 13.4);

/** What a flood of the Awatōrea reaches, and what stands between the river and the town. */
export const floodStory: DemoDocument = {
  kind: "story",
  name: "1",
  body: {
    title: "A flood of the Awatōrea",
    description:
      "The river built the plain that most of the district lives on, and now and then it wants it back. One bank of earth stands between the Awatōrea and Larkhaven. This is what it holds off, and what happens when it does not.",
    coverImageUrl: pictureOf("plain"),
    coverImageAlt: "The Awatōrea winding over its plain below the ranges, from the air",
    elements: ["buildings"],
    contexts: ["stopbanks"],
    chapters: [
      {
        title: "The river and its plain",
        scenarios: [],
        steps: [
          {
            title: "Down from the range",
            location: at(172.853, -40.292, 12.2),
            basemap: "Contours",
            elements: [],
            contexts: ["waterways", "contours"],
            sections: [
              {
                header: "Where the water comes from",
                content: paragraphs(
                  "The Awatōrea gathers on the wet side of the Rangefront hills and leaves them by one narrow gap. Above the gap it is steep, stony and quick. Below it the ground falls barely a metre in a kilometre, and the river slows down and spreads.",
                  "Rain in the hills is in the river within hours. That is how long the town has.",
                ),
                wideImage: pictureOf("hills"),
                wideImageAlt: "Steep ranges with slips, and the first farms below them, from the air",
              },
            ],
            notes: "Pause on the gap. Ask who has stood on the bridge there in a southerly.",
          },
          {
            title: "A plain made by floods",
            location: plain,
            basemap: "Satellite",
            elements: ["rural_land"],
            scenarios: [small],
            sections: [
              {
                header: "Every twenty years, on average",
                content: paragraphs(
                  `A flood that has one chance in twenty of coming in any year covers ${often("rural_land", "exposed")} of farmland, out of ${often("rural_land", "assessed")} that the study looked at. Farmers here know it well: stock goes to the terraces, and the silt that stays behind is why the grass is good.`,
                  `Few people live in its way. Of the ${often("buildings", "assessed")} buildings that were studied it reaches ${often("buildings", "exposed")}, most of them with water below the knee.`,
                ),
              },
            ],
          },
          {
            title: "The bank",
            location: at(172.934, -40.289, 13),
            contexts: ["stopbanks", "waterways"],
            elements: ["buildings"],
            scenarios: [],
            sections: [
              {
                header: "Earth, grass and patience",
                content: paragraphs(
                  "After the flood that older people still date things by, the district raised a stopbank between the river and the town. It is grassed, fenced and mown, and children sledge down it on cardboard. It was built for a flood of once in a hundred years as the engineers of that time reckoned it.",
                  "A bank does two things. It keeps most floods out, and it lets people forget them.",
                ),
              },
            ],
          },
          {
            title: "What it does well",
            location: plain,
            scenarios: [held],
            elements: ["buildings", "roads"],
            sections: [
              {
                header: "Once in a hundred years, and it holds",
                content: paragraphs(
                  `In a flood with one chance in a hundred of coming in any year the river fills the plain from terrace to terrace. While the bank stands, the town stays dry: ${rare("buildings", "exposed")} buildings are reached, ${rare("buildings", "share_exposed")} of those that were studied, and hardly more than in the small flood.`,
                  `It is the way in and out that goes. ${rare("roads", "exposed")} of road are under water, and ${rare("bridges", "exposed")} of the ${rare("bridges", "assessed")} bridges of the plain.`,
                ),
              },
            ],
          },
        ],
      },
      {
        title: "The night the bank gives way",
        scenarios: [breached],
        steps: [
          {
            title: "One weak place is enough",
            location: at(172.929, -40.289, 13.6),
            sections: [
              {
                header: "How banks fail",
                content: paragraphs(
                  "Seldom by being too low. Water finds the burrow of a rabbit, the trench of an old pipe, a seam of sand below the clay. It carries away a little earth, then more. A gap of a metre is one of thirty within the hour.",
                  "Nobody can say where it would happen, so the model takes the bank away as a whole. It shows every place that a breach might reach, not what one breach would do.",
                ),
              },
            ],
            notes:
              "Expect the question: how likely is a breach? The honest answer is that nobody has studied it.",
          },
          {
            title: "Five times the town",
            location: town,
            sections: [
              {
                header: "The same flood, without its bank",
                content: paragraphs(
                  `Not one drop more comes down the river, and ${burst("buildings", "exposed")} buildings are reached in place of ${rare("buildings", "exposed")}. ${burst("population", "exposed")} live or sleep in them: ${burst("population", "share_exposed")} of everybody on the plain.`,
                  `In ${burst("buildings", "moderate")} of these buildings the damage would be moderate and in ${burst("buildings", "major")} major: floors, linings, wiring and whatever stood lower than a table. What all of the buildings that are reached would cost to build again is ${burst("buildings", "value_exposed")}. That is not the bill for the damage, which is a part of it.`,
                ),
              },
            ],
          },
          {
            title: "Saltmarsh goes under first",
            location: at(172.9435, -40.2975, 14.2),
            regions: ["suburbs.saltmarsh"],
            sections: [
              {
                header: "Low ground keeps water",
                content: paragraphs(
                  `Saltmarsh was what its name says until it was drained. Of the ${burst("buildings", "assessed")} buildings there, ${burst("buildings", "exposed")} would stand in water.`,
                  "The river falls within two days. Water behind a bank has nowhere to go: what is left of the bank keeps it in, and it is pumped out or waits for the drains.",
                ),
              },
            ],
          },
          {
            title: "What everybody needs",
            location: town,
            elements: ["community_facilities", "wastewater_pump_stations", "substations"],
            sections: [
              {
                header: "Schools, pumps and power",
                content: paragraphs(
                  `The water reaches ${burst("community_facilities", "exposed")} of the ${burst("community_facilities", "assessed")} places that people would go to for help: schools, halls, surgeries, marae.`,
                  `It reaches ${burst("wastewater_pump_stations", "exposed")} of ${burst("wastewater_pump_stations", "assessed")} wastewater pumping stations as well, and ${burst("substations", "exposed")} substations. When those stop, homes that stayed dry cannot flush, and the water in the streets is no longer just river.`,
                ),
              },
            ],
          },
        ],
      },
      {
        title: "A river with more in it",
        scenarios: [later],
        steps: [
          {
            title: "The hundred-year flood of 2090",
            location: plain,
            sections: [
              {
                header: "Warm air carries more rain",
                content: paragraphs(
                  "If the world goes on burning what it burns, the flood that comes once in a hundred years would carry about a quarter more water by 2090. The bank would still be the height it is.",
                  `Then nothing has to break. The river goes over the top, and ${warmer("buildings", "exposed")} buildings are reached while the bank stands: more than in today's flood without any bank, which reaches ${burst("buildings", "exposed")}.`,
                ),
              },
            ],
          },
          {
            title: "Three ways to live with it",
            location: at(172.915, -40.29, 12.3),
            contexts: ["stopbanks", "waterways"],
            elements: ["buildings", "roads", "bridges"],
            sections: [
              {
                header: "Higher, wider, elsewhere",
                content: paragraphs(
                  "**Raise the bank.** It is quick, and it works until the day it does not. What lies behind it then lies deeper.",
                  "**Give the river room.** Move the bank back on the farmed side and the same water runs lower past the town. Land has to be bought, and some of it is somebody's grandmother's.",
                  "**Build elsewhere.** Every house that goes up on the terrace instead of the plain is one that no bank has to keep dry.",
                  `None of these is free. Neither is what is at stake: ${warmer("buildings", "value_exposed")} in buildings alone.`,
                ),
                buttons: [
                  { title: "Compare both floods on the map", url: "/risk" },
                  { title: "Which suburbs come first", url: "/prioritisation" },
                ],
              },
            ],
          },
          {
            title: "What this does not say",
            location: plain,
            scenarios: [later],
            sections: [
              {
                header: "Read with care",
                content: paragraphs(
                  `The study looked at the plain of the Awatōrea and nowhere else. The ${warmer("buildings", "not_assessed")} buildings outside of it are *not assessed*, which is another thing than safe.`,
                  "Depth is modelled; how fast the water runs, what it carries and what people do are not. Larkhaven is an imaginary district: its river, its bank and its people were made to show what a story like this can tell.",
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
