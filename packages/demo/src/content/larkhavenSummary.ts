import type { DemoDocument } from "./DemoDocument.ts";

/** What the tabs of Summary say that are texts. */
export const larkhavenSummary: DemoDocument = {
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
