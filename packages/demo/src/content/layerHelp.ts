import type { DemoDocument } from "./DemoDocument.ts";

const help = (name: string, title: string, ...paragraphs: readonly string[]): DemoDocument => ({
  kind: "help",
  name,
  body: { title, body: paragraphs.join("\n\n") },
});

/** The help texts of three layers. */
export const layerHelp: readonly DemoDocument[] = [
  help(
    "buildings.md",
    "Buildings",
    "Every building of the district as its outline on the ground, with what it is used for and what it would cost to build again.",
    "A building is exposed where the water or the shaking reaches **any part** of its outline; what counts is the largest value under it.",
  ),
  help(
    "coastal-inundation.md",
    "Coastal inundation",
    "Where the sea would stand in a storm of the chosen return period, on top of the chosen rise of the sea. Ground that lies lower but is cut off from the sea stays dry.",
    "The model knows no waves and no flow through pipes. Land close to the edge of the water may get wet where the map shows it dry.",
  ),
  help(
    "evacuation-zones.md",
    "Tsunami evacuation zones",
    "Ground that each of three waves would reach at high tide. **Red**: leave the shore whenever there is a warning. **Orange**: leave on an official warning. **Yellow**: leave in the greatest event.",
    "A long or strong earthquake is a warning of its own. Do not wait for another.",
  ),
];
