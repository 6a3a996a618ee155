import { mediaPrefix } from "@stopbank/contract/media-name";
import { type Previews, useClient } from "@stopbank/plugin-api/browser";
import { ready } from "@stopbank/ui/loadable";
import { ContactsView } from "../contacts/ContactsView.tsx";
import { HomeView } from "../home/HomeView.tsx";
import { ReleaseNotesView } from "../notes/ReleaseNotesView.tsx";
import { BrandPreviewView } from "./BrandPreviewView.tsx";
import { StillView } from "./StillView.tsx";

/** Below which the media of the client in use lie. */
const usePrefix = () => mediaPrefix(useClient().name);

const nothing = () => undefined;

export const Welcome: Previews["Welcome"] = ({ content, displayName }) => (
  <StillView>
    <HomeView
      prefix={usePrefix()}
      contactsPath={undefined}
      content={ready(content)}
      displayName={displayName}
      links={[{ id: "risk", href: "/risk", label: "Open the risk map" }]}
      onLogIn={undefined}
      sections={null}
    />
  </StillView>
);

export const Notes: Previews["Notes"] = ({ notes }) => (
  <ReleaseNotesView
    chosen={undefined}
    notes={notes}
    onChoose={nothing}
    onTogglePrevious={nothing}
    showsPrevious={false}
  />
);

export const Brand: Previews["Brand"] = (props) => (
  <StillView>
    <BrandPreviewView {...props} />
  </StillView>
);

export const Contacts: Previews["Contacts"] = ({ contacts }) => (
  <ContactsView contacts={contacts} heading={4} prefix={usePrefix()} />
);
