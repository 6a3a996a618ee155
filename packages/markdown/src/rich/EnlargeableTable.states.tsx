import { statesOf } from "@stopbank/ui/testing/states-of";
import { EnlargeableTable } from "./EnlargeableTable.tsx";

const head = ["Sea level", "Buildings", "Damage"];
const body = [
  ["0.2 m", "1,204", "$12m"],
  ["1.0 m", "3,377", "$61m"],
];

export default statesOf(EnlargeableTable, {
  many: { head, body, align: [null, "right", "right"] },
  empty: { head: undefined, body: [], align: [] },
  "long text": { head, body: [["A sea level of ".repeat(20), "1", "2"]], align: [] },
});
