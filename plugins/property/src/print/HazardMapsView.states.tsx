import { statesOf } from "@stopbank/ui/testing/states-of";
import { HazardMapsView } from "./HazardMapsView.tsx";

const map = <div style={{ background: "var(--sb-hover)", height: 120 }} />;

export default statesOf(HazardMapsView, {
  one: { maps: [{ title: "The property", map }], others: [] },
  several: {
    maps: [
      { title: "River flooding, 1 in 100 years", map },
      { title: "Tsunami, 5 m wave", map },
    ],
    others: ["Ground shaking", "Liquefaction"],
  },
});
