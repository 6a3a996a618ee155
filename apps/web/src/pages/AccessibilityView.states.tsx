import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AccessibilityView } from "./AccessibilityView.tsx";

export default statesOf(AccessibilityView, {
  usual: { organisation: "Larkhaven District Council", onFeedback: unheard, contactsPath: "/home/contacts" },
  "long name": {
    organisation: "Te Kaunihera ā-Rohe o Ngā Motu me ngā takiwā katoa o te tonga",
    onFeedback: unheard,
    contactsPath: undefined,
  },
});
