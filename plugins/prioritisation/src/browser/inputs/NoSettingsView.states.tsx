import { statesOf } from "@stopbank/ui/testing/states-of";
import { NoSettingsView } from "./NoSettingsView.tsx";

export default statesOf(NoSettingsView, {
  usual: { organisation: "Larkhaven District Council" },
  "long text": {
    organisation: "The Joint Committee of the Councils of the Eastern Bays and the Ranges behind them",
  },
});
