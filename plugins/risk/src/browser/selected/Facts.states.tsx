import { statesOf } from "@stopbank/ui/testing/states-of";
import { Facts } from "./Facts.tsx";

const text = (key: string, label: string, value: string | null) => ({
  key,
  label,
  type: "text" as const,
  value,
});
const information = [
  text("name", "Name", "Harbour Hall"),
  text("use", "Use", "Community"),
  { key: "floor", label: "Floor area", type: "numeric" as const, value: 1240, unit: "m²" },
  { key: "built", label: "Built", type: "date" as const, value: "1987-03-01" },
  text("owner", "Owner", null),
];

export default statesOf(Facts, {
  none: { information: [], besides: [] },
  "all said above": { information: information.slice(0, 1), besides: ["Harbour Hall"] },
  "of each kind": { information, besides: ["Harbour Hall"] },
  "long text": {
    information: [
      text(
        "construction",
        "Construction of the walls and of what they stand on",
        "Reinforced concrete frame with unreinforced brick between, on timber piles driven to the gravel",
      ),
      text("code", "Code", "https://registers.example.org/buildings/NZ-2026-000000000000000000000000014"),
    ],
    besides: [],
  },
});
