import { pictureOf } from "../imagery/pictureNames.ts";
import type { DemoDocument } from "./DemoDocument.ts";

function person(firstName: string, lastName: string, digits: string) {
  // Addresses have no macrons.
  const plain = firstName
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return {
    firstName,
    lastName,
    phone: `+64 3 555 ${digits}`,
    email: `${plain}@larkhaven.example`,
    image: pictureOf(`portrait-${plain}`),
  };
}

const project = {
  type: "project",
  objectives: [
    "Know which homes, roads and pipes the rising sea and the Awatōrea would reach, and when.",
    "Let everybody who plans, builds or responds in the district work from the same figures.",
    "Rank what to protect first by what the community values, and be able to say why.",
    "Give people who buy or build a plain account of the hazards that the council knows of.",
  ],
  milestones: [
    {
      name: "Data",
      deliverable: "Buildings, roads, pipes and power lines checked against the asset register",
      targetDate: "2026-03-31",
    },
    {
      name: "Hazards",
      deliverable: "Seven hazards modelled, each for several return periods and heights of the sea",
      targetDate: "2026-08-31",
    },
    {
      name: "Prioritisation",
      deliverable: "Wards and suburbs ranked with the community board",
      targetDate: "2026-12-18",
    },
    { name: "Handover", deliverable: "Staff trained, methods handed over", targetDate: "2027-03-31" },
  ],
};

const contacts = {
  type: "contacts",
  clientContact: person("Mere", "Tautahi", "0110"),
  advisorContact: person("Ruth", "Calder", "0121"),
  analystContact: person("Tāne", "Hōrua", "0122"),
  principalContact: person("Ines", "Okafor", "0123"),
  contractContact: person("Piers", "Lindgren", "0124"),
  teamEmail: "resilience@larkhaven.example",
  contactFrequency: "We meet on the first Tuesday of each month.",
  emergencyContactString: "Call 111. This map is not a warning service.",
  clientContactString: "Ask Mere first for anything about the council's own data.",
};

/** What the tabs of Larkhaven's Home say. */
export const larkhavenLanding: DemoDocument = {
  kind: "landingPage",
  body: [
    {
      section: "community",
      blocks: [
        {
          type: "side-image",
          content: [
            "Three groups look after Larkhaven's map together.",
            "- **The council** keeps buildings, roads and pipes up to date, and decides what is published.\n- **Ngāti Awatōrea** say which places matter and how they may be shown. What is tapu is on no map.\n- **The harbour board and the lines company** share their own networks, and see how theirs and the council's depend on each other.",
            "They meet each quarter, go through what has changed, and agree on what is looked at next.",
          ].join("\n\n"),
          imageUrl: pictureOf("town"),
          imageAlt:
            "Larkhaven from the air: streets between the river's last bend and the harbour, drawn from the modelled district",
        },
      ],
    },
    { section: "management", blocks: [project] },
    {
      section: "services",
      blocks: [
        {
          type: "content",
          content: [
            "Beside what is agreed on, the project can be given:",
            "- another hazard, or another study of one that is there,\n- layers of your own: cultural sites, stormwater, contaminated land,\n- a workshop for a community board, in the evening and in plain words,\n- reports made for each property when a memorandum is asked for.",
          ].join("\n\n"),
          buttons: [{ text: "See your contacts", url: "/home/contacts" }],
        },
      ],
    },
    { section: "contacts", blocks: [contacts] },
    {
      section: "about",
      blocks: [
        {
          type: "side-box",
          header: "Larkhaven District Council",
          content: [
            "Larkhaven is an island that you will find on no chart. Most of its people live where the Awatōrea has laid down its plain: good land to build on, and low.",
            "The river has broken its banks before. Since then the stopbanks are higher, and there is more behind them. This map is how the council looks at that honestly.",
          ].join("\n\n"),
          boxHeader: "An imaginary place",
          boxContent:
            "The district, its council, its history and the people named here are **made up**, and every hazard is modelled. They show what a council's own pages can say.",
        },
      ],
    },
  ],
};
