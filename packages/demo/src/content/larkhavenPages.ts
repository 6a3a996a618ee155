import type { DemoDocument } from "./DemoDocument.ts";

const person = (firstName: string, lastName: string, digits: string) => ({
  firstName,
  lastName,
  phone: `+64 3 555 ${digits}`,
  email: `${firstName.toLowerCase()}@larkhaven.example`,
});

const landingPage: DemoDocument = {
  kind: "landingPage",
  body: [
    {
      section: "management",
      blocks: [
        {
          type: "project",
          objectives: [
            "Know which homes, roads and pipes the rising sea and the Awatōrea would reach, and when.",
            "Let everybody who plans or builds in the district work from the same figures.",
          ],
          milestones: [
            { name: "Data", deliverable: "Buildings and networks checked", targetDate: "2026-03-31" },
            { name: "Hazards", deliverable: "Every hazard modelled", targetDate: "2026-08-31" },
            { name: "Handover", deliverable: "Staff trained", targetDate: "2026-11-30" },
          ],
        },
      ],
    },
    {
      section: "contacts",
      blocks: [
        {
          type: "contacts",
          clientContact: person("Mere", "Tautahi", "0110"),
          advisorContact: person("Ruth", "Calder", "0121"),
          analystContact: person("Tane", "Horua", "0122"),
          principalContact: person("Ines", "Okafor", "0123"),
          contractContact: person("Piers", "Lindgren", "0124"),
          teamEmail: "resilience@larkhaven.example",
          contactFrequency: "We meet on the first Tuesday of each month.",
          emergencyContactString: "Call 111. This map is not a warning service.",
          clientContactString: "Ask Mere first for anything about the council's own data.",
        },
      ],
    },
    {
      section: "about",
      blocks: [
        {
          type: "content",
          header: "About this project",
          content:
            "The district, its council and the people named here are imaginary. They show what a client's own pages can say.",
        },
      ],
    },
  ],
};

const onboardingPage: DemoDocument = {
  kind: "onboardingPage",
  body: [
    {
      section: "start",
      blocks: [
        {
          type: "banner",
          header: "Getting started",
          content: "Three steps to a first answer about the district.",
          buttons: [{ text: "Open the risk map", url: "/risk" }],
        },
        {
          type: "content-filled",
          header: "1. Choose what matters to you",
          content: "Add buildings, roads or pipes under **Add layers**.",
        },
        {
          type: "content",
          header: "2. Choose what may happen",
          content: "Add a hazard, and set how rare an event and how high a sea.",
        },
        {
          type: "side-box",
          header: "3. Read the summary",
          content: "It follows the map: draw an area, or choose a suburb, and the figures are its own.",
          boxHeader: "Not assessed",
          boxContent: "What no study covered is hatched. It is not known to be safe.",
        },
      ],
    },
  ],
};

const summaryPage: DemoDocument = {
  kind: "summaryPage",
  body: [
    {
      section: "What the figures say",
      content: [
        "Choose hazard scenarios on the tab **Risk Summary** to see what they would reach in each suburb or ward, layer by layer: how much of it, or what it would cost to replace.",
        "- **Quantity** is in each layer's own unit: buildings are counted, roads and pipes are kilometres, reserves hectares.\n- **Value** is what replacing the whole element would cost, in dollars of 2025. It is not what the damage would cost.\n- **Percent** is of what was assessed.",
        "Of several scenarios each element counts once, in the worst of its levels, so that a house that both a river and the sea would reach is one house.",
        "A suburb's name opens the risk map there.",
      ].join("\n\n"),
    },
    {
      section: "What they do not say",
      content: [
        "Larkhaven is an imaginary district. Its ground, its elements and every hazard are **modelled** to show how Stopbank works, and say nothing of any real place.",
        "- **Not assessed** is not the same as safe: no study looked there.\n- The figures count what stands where water or shaking would come. They do not say how people would be harmed, nor what a closed road costs those who need it.\n- Two scenarios together are not one event: nothing here says how likely they are to come at once.",
      ].join("\n\n"),
    },
  ],
};

/** What the pages of Larkhaven say that are written by people. */
export const larkhavenPages: readonly DemoDocument[] = [landingPage, onboardingPage, summaryPage];
