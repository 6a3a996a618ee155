import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SectionFormView } from "./SectionFormView.tsx";

const empty = {
  section: { header: "", content: "" },
  index: 0,
  count: 2,
  figures: [
    {
      name: "risk.buildings.flood_100.exposed",
      label: "Buildings exposed",
      scenario: "Flood, once in 100 years",
    },
  ],
  mediaPrefix: "/media/larkhaven/",
  onPatch: unheard,
  onMove: unheard,
  onRemove: unheard,
  onChooseMedium: unheard,
};

export default statesOf(SectionFormView, {
  empty,
  written: { ...empty, section: { header: "The night", content: "Water came at two." } },
  whole: {
    ...empty,
    section: {
      header: "The night",
      content: "Water came at two.",
      wideImage: "",
      videoUrl: "",
      buttons: [{ title: "Open the map", url: "/risk" }],
    },
  },
});
