import { statesOf } from "@stopbank/ui/testing/states-of";
import { figureRow } from "../../domain/testing/stories.ts";
import { FiguresTableView } from "./FiguresTableView.tsx";

const datasetVersion = "fedcba9876543210";

export default statesOf(FiguresTableView, {
  many: {
    datasetVersion,
    rows: [figureRow("buildings", "Buildings", "1,234"), figureRow("roads", "Roads", "12.4 km")],
  },
  empty: { datasetVersion, rows: [] },
});
