import { statesOf } from "@stopbank/ui/testing/states-of";
import { FigureRows } from "./FigureRows.tsx";

const row = (element_type: string, element_name: string, exposed: string) => ({
  element_type,
  element_name,
  scenario: "river_flood_100yr",
  scenario_name: "River flooding, 1 in 100 years, today's climate, stopbanks hold",
  total: "9,412",
  assessed: "8,120",
  exposed,
  share_exposed: "15.2%",
});

export default statesOf(
  FigureRows,
  {
    many: { rows: [row("buildings", "Buildings", "1,234"), row("roads", "Roads", "12.4 km")] },
    empty: { rows: [] },
  },
  { around: (view) => <table>{view}</table> },
);
