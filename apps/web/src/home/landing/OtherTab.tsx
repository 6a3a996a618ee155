import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { type LandingSection, projectOf } from "@stopbank/contract/landing-sections";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { type Loadable, mapLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { ContactsPageView } from "../../contacts/ContactsPageView.tsx";
import { openFeedback } from "../../session/state.ts";
import { AboutView } from "./AboutView.tsx";
import { type HomeTab, homeTabs } from "./homeTabs.ts";
import { ManagementView } from "./ManagementView.tsx";
import { ProcessView } from "./ProcessView.tsx";
import { WrittenBlocks } from "./WrittenBlocks.tsx";
import { writtenOf } from "./writtenOf.ts";

export interface OtherTabProps {
  readonly tab: Exclude<HomeTab, "">;
  readonly page: Loadable<ContentOf<"landingPage">>;
}

/** A tab of Home beside the first. */
export default function OtherTab({ tab, page }: OtherTabProps) {
  const { name, displayName } = useClient();
  const prefix = mediaPrefix(name);
  useTitle(homeTabs.find(({ slug }) => slug === tab)?.title ?? "Home");
  if (tab === "process") return <ProcessView />;
  if (tab === "contacts")
    return (
      <ContactsPageView contacts={mapLoadable(page, contactsOf)} onFeedback={openFeedback} prefix={prefix}>
        {page.state === "ready" && writtenIn(page.value, "contacts")}
      </ContactsPageView>
    );
  return (
    <Loaded
      label="Loading the page"
      of={page}
      skeleton={<Skeleton height={320} />}
      what="The page could not be loaded"
    >
      {(sections) => {
        const written = (section: LandingSection) => writtenIn(sections, section);
        return tab === "about" ? (
          <AboutView organisation={displayName}>{written("about")}</AboutView>
        ) : (
          <ManagementView
            more={written("management")}
            project={projectOf(sections)}
            services={written("services")}
            today={new Date()}
          />
        );
      }}
    </Loaded>
  );
}

const writtenIn = (page: ContentOf<"landingPage">, section: LandingSection) =>
  writtenOf(page, section, (blocks) => <WrittenBlocks blocks={blocks} heading={2} />);
