import { pictureOf } from "../imagery/pictureNames.ts";
import type { DemoDocument } from "./DemoDocument.ts";

/**
 * What Getting Started says, in blocks of every type.
 *
 * @param organisation as it stands in a sentence.
 */
export const onboarding = (organisation: string): DemoDocument => ({
  kind: "onboardingPage",
  body: [
    {
      section: "start",
      blocks: [
        {
          type: "banner",
          header: "From a blank map to a first answer",
          content: `Four steps, ten minutes. What you learn here holds for every map of ${organisation}.`,
          backgroundImageUrl: pictureOf("bay"),
          buttons: [
            { text: "Open the risk map", url: "/risk" },
            { text: "How the figures are made", url: "/methods" },
          ],
        },
        {
          type: "side-image",
          header: "1. Choose what matters to you",
          content:
            "Press **Add layers** and pick what could be harmed: buildings, roads, pipes, people. These are the *elements at risk*. Each has a quantity of its own, counted or measured, and most have a replacement cost.",
          imageUrl: pictureOf("town"),
          imageAlt: "Streets and roofs between a river and the sea, from the air",
        },
        {
          type: "side-image-first",
          header: "2. Choose what may happen",
          content:
            "Add a hazard, then say how rare an event you mean and how high the sea stands. *Once in 100 years* does not mean that it comes once and then rests: it has a chance of one in a hundred in **every** year.",
          imageUrl: pictureOf("plain"),
          imageAlt: "A river winding over a low plain to its mouth, from the air",
        },
        {
          type: "side-box",
          header: "3. Read the summary",
          content:
            "It follows the map. Draw an area or choose a suburb, and the figures are of that place alone: how much is exposed, how badly, and what replacing it would cost.",
          boxHeader: "Not assessed is not safe",
          boxContent:
            "What no study has looked at is hatched in grey. It may be in harm's way; nobody has asked.",
        },
        {
          type: "side-image-filled",
          header: "Compare two futures",
          content:
            "Open **Compare** and put today beside 2100, or the river beside the sea. What gets worse is coloured, what gets better too.",
          imageUrl: pictureOf("hills"),
          imageAlt: "Hills above a drowned valley, from the air",
        },
        {
          type: "content",
          header: "4. Take it with you",
          content:
            "The address of the page holds all that you see. Send it to a colleague, and they see the same; or export a report, a workbook or the data itself.\n\n| You need | Use |\n|---|---|\n| a page for a meeting | Export risk summary |\n| figures to go on with | Export as a workbook |\n| shapes for a GIS | Export data |",
        },
        {
          type: "content-filled",
          header: "What this map is not",
          content:
            "It is no warning service and no survey of a single house. It says what models of hazards say about records of things, with the errors of both. Where the stakes are high, ask for a study.",
        },
        {
          type: "side-box-first",
          header: "When you are stuck",
          content:
            "Every panel has a help button, and **Feedback** in the menu sends what you write, with a picture of the map if you like, to those who look after it.",
          boxHeader: "In an emergency",
          boxContent: "Call **111**.",
          buttons: [{ text: "Go to Home", url: "/home" }],
        },
        {
          type: "side-image-filled-first",
          header: "Go on from here",
          content:
            "Once layers and hazards are familiar, rank suburbs by what your community values, or look up one property with everything that is known of it.",
          imageUrl: pictureOf("harbour"),
          imageAlt: "A harbour town behind its breakwater, from the air",
          buttons: [{ text: "Open the summary", url: "/summary" }],
        },
      ],
    },
  ],
});
