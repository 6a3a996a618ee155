import { brandContrast } from "@stopbank/contract/brand-contrast";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ColourField } from "./ColourField.tsx";

const of = (primary: string) =>
  brandContrast({ primary, secondary: "#2f80ed" }).filter((check) => check.of === "primary");
const passes = {
  label: "Primary colour",
  value: "#0b2545",
  checks: of("#0b2545"),
  offered: undefined,
  onValue: unheard,
};

export default statesOf(ColourField, {
  passes,
  "cannot be read": { ...passes, value: "#ffd000", checks: of("#ffd000"), offered: "#8a7000" },
  "half typed": { ...passes, value: "#0b2" },
});
