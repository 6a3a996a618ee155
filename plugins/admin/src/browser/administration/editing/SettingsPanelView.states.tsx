import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SettingsPanelView } from "./SettingsPanelView.tsx";

const saved = {
  label: "Branding",
  what: "the branding",
  yours: "Yours is",
  isChanged: false,
  isWorking: false,
  isLate: false,
  onSave: unheard,
  onDrop: unheard,
  onKeepMine: unheard,
  children: <p>A form.</p>,
};

export default statesOf(SettingsPanelView, {
  saved,
  blocked: { ...saved, isChanged: true, blockedBy: "A colour is not whole" },
  late: { ...saved, isChanged: true, isLate: true },
});
