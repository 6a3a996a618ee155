import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { figureRow } from "../../domain/testing/stories.ts";
import { CardFiguresView } from "./CardFiguresView.tsx";

const known = {
  state: "known",
  datasetVersion: "fedcba9876543210",
  rows: [figureRow("buildings", "Buildings", "1,234"), figureRow("roads", "Roads", "12.4 km")],
  isInText: true,
  isTable: false,
  isActive: true,
  onRetry: undefined,
} as const;
const unknown = { ...known, datasetVersion: undefined, rows: [] };

export default statesOf(CardFiguresView, {
  known,
  "with a table": { ...known, isTable: true },
  "with a table of nothing": { ...known, isTable: true, rows: [] },
  none: { ...known, isInText: false },
  coming: { ...unknown, state: "coming" },
  failed: { ...unknown, state: "failed", onRetry: unheard },
  "failed table": { ...unknown, isInText: false, isTable: true, state: "failed", onRetry: unheard },
  "failed beside the one that is read": { ...unknown, isActive: false, state: "failed", onRetry: unheard },
});
