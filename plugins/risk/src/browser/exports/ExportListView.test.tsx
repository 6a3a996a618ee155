import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ExportListView.states.tsx";

it("EXP-01: offers a report, a spreadsheet and a spatial file in the specified words, and further formats after them", () => {
  draw(states, "all");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Report (PDF)",
    "Spreadsheet (.xlsx)",
    "Spatial file (GeoJSON)",
    "Choose or schedule a report…",
    "Table (.csv)",
    "Map layers for GIS (GeoPackage)",
    "Map layers for GIS (FlatGeobuf)",
  ]);
});

it.each([
  ["Spreadsheet (.xlsx)", "xlsx"],
  ["Spatial file (GeoJSON)", "geojson"],
  ["Table (.csv)", "csv"],
  ["Map layers for GIS (GeoPackage)", "gpkg"],
  ["Map layers for GIS (FlatGeobuf)", "fgb"],
])("EXP-01: asks for %s", async (name, format) => {
  const onFile = vi.fn();
  const { user } = draw(states, "all", { onFile });
  await user.click(screen.getByRole("menuitem", { name }));
  expect(onFile).toHaveBeenCalledExactlyOnceWith(format);
});
