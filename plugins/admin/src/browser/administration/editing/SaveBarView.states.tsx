import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SaveBarView } from "./SaveBarView.tsx";

const saved = { isChanged: false, isWorking: false, onSave: unheard, onDrop: unheard };

export default statesOf(SaveBarView, {
  saved,
  changed: { ...saved, isChanged: true },
  blocked: { ...saved, isChanged: true, blockedBy: "In these colours not everybody can read" },
  working: { ...saved, isChanged: true, isWorking: true },
});
