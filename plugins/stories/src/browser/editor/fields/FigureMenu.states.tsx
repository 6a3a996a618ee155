import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FigureMenu } from "./FigureMenu.tsx";

export default statesOf(FigureMenu, {
  none: { figures: [], onInsert: unheard },
  many: {
    figures: [
      {
        name: "risk.buildings.flood_100.exposed",
        label: "Buildings exposed",
        scenario: "Flood, once in 100 years",
        text: "1,234",
      },
      {
        name: "risk.buildings.flood_100.value_exposed",
        label: "Buildings exposed, by replacement cost",
        scenario: "Flood, once in 100 years",
        text: "",
      },
      { name: "risk.buildings.wave.exposed", label: "Buildings exposed", scenario: "Tsunami" },
    ],
    onInsert: unheard,
  },
});
