import { statesOf } from "@stopbank/ui/testing/states-of";
import { figureRow } from "../../domain/testing/stories.ts";
import { FigureRows } from "./FigureRows.tsx";

export default statesOf(
  FigureRows,
  {
    many: { rows: [figureRow("buildings", "Buildings", "1,234"), figureRow("roads", "Roads", "12.4 km")] },
    empty: { rows: [] },
  },
  { around: (view) => <table>{view}</table> },
);
