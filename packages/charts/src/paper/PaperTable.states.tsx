import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperTable } from "./PaperTable.tsx";

const some = {
  caption: "Buildings by class",
  columns: ["Class", "Buildings", "Share"],
  rows: [
    ["Minor", "120", "12%"],
    ["Major", "8", "<1%"],
  ],
};

export default statesOf(PaperTable, {
  some,
  words: { ...some, columns: ["Class", "Means", "Share"], words: [1] },
  alike: { ...some, rows: [...some.rows, ...some.rows] },
  "many columns": {
    ...some,
    columns: ["Class", "One", "Two", "Three", "Four", "Five"],
    rows: [["Minor", "1", "2", "3", "4", "50% (40% to 60%)"]],
  },
  empty: { ...some, rows: [] },
  long: { ...some, rows: Array.from({ length: 90 }, (_, at) => [`Ward ${at}`, String(at), "1%"]) },
});
