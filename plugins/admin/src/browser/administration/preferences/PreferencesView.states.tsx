import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PreferencesView } from "./PreferencesView.tsx";

const hazard = {
  preferences: {
    wording: "hazard" as const,
    use_hazard_name: false,
    terrain_map: true,
    basemaps: [],
    country_codes: ["nz"],
  },
  countries: "nz",
  isLate: false,
  isChanged: false,
  isWorking: false,
  onChange: unheard,
  onCountries: unheard,
  onKeepMine: unheard,
  onSave: unheard,
  onDrop: unheard,
};
const changed = { ...hazard, isChanged: true };

export default statesOf(PreferencesView, {
  hazard,
  risk: { ...changed, preferences: { ...hazard.preferences, wording: "risk", use_hazard_name: true } },
  "one map from elsewhere": {
    ...changed,
    preferences: { ...hazard.preferences, basemaps: [{ type: "satellite", source: "aerial-2024" }] },
  },
  "wrong countries": { ...changed, countries: "New Zealand" },
  late: { ...changed, isLate: true },
  working: { ...changed, isWorking: true },
});
