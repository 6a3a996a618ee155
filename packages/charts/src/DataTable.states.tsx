import { statesOf } from "@stopbank/ui/testing/states-of";
import { DataTable } from "./DataTable.tsx";

const columns = ["Class", "Buildings", "Share"];
const row = (name: string) => [name, "1,234", "12%"];

export default statesOf(DataTable, {
  many: {
    caption: "Many",
    columns,
    rows: Array.from({ length: 40 }, (_, at) => row(`${at} to ${at + 1} m`)),
  },
  one: { caption: "One", columns, rows: [row("Minor")] },
  none: { caption: "None", columns, rows: [] },
  "same names": { caption: "Same names", columns, rows: [row("Minor"), row("Minor")] },
  "long text": {
    caption: "Long text",
    columns: [
      "Class",
      "Buildings that are exposed to the hundred-year flood",
      "Share of all that were assessed",
    ],
    rows: [row("Moderately damaged, though still fit to be lived in")],
  },
});
