import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { useContactsPath } from "../contacts/contactsPath.ts";
import { openFeedback } from "../session/state.ts";
import { AccessibilityView } from "./AccessibilityView.tsx";

/** The accessibility statement. */
export function AccessibilityPage() {
  useTitle("Accessibility");
  const { displayName } = useClient();
  return (
    <AccessibilityView
      contactsPath={useContactsPath()}
      onFeedback={openFeedback}
      organisation={displayName}
    />
  );
}
