import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useTitle } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { Redirect } from "wouter";
import { openFeedback } from "../session/state.ts";
import { ContactsPageView } from "./ContactsPageView.tsx";
import { useContactsPath } from "./contactsPath.ts";

/** Whom to turn to, on the tab Contacts of Home. */
export function ContactsPage() {
  useTitle("Contacts");
  const call = useCall();
  const { displayName } = useClient();
  const isOn = useContactsPath() !== undefined;
  const page = useSWR<ContentOf<"landingPage">, Error>(isOn ? "landing-page" : null, () =>
    call(routes.landingPage, {}),
  );
  if (!isOn) return <Redirect replace to="/home" />;
  return (
    <ContactsPageView
      contacts={mapLoadable(toLoadable(page), contactsOf)}
      onFeedback={openFeedback}
      organisation={displayName}
    />
  );
}
