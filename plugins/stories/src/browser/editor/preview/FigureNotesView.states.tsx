import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FigureNotesView } from "./FigureNotesView.tsx";

const none = { datasetVersion: undefined, missing: [], onRetry: unheard, onUse: unheard };

export default statesOf(FigureNotesView, {
  none: { ...none, state: "known" },
  known: { ...none, state: "known", datasetVersion: "0c5f0e9a1b2d3c4f" },
  coming: { ...none, state: "coming" },
  failed: { ...none, state: "failed" },
  missing: {
    ...none,
    state: "known",
    datasetVersion: "0c5f0e9a1b2d3c4f",
    missing: [
      {
        name: "risk.bildings.river_flood_100yr_present_hold.exposed",
        problem: "There is no element layer bildings.",
        instead: [
          "risk.buildings.river_flood_100yr_present_hold.exposed",
          "risk.buildings.river_flood_100yr_present_hold.not_exposed",
        ],
      },
      {
        name: "weather",
        problem: 'There is no figure "weather". One is named risk.<layer>.<scenario>.<figure>.',
      },
    ],
  },
});
