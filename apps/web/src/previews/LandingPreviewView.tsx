import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { blocksOf, type LandingSection, projectOf } from "@stopbank/contract/landing-sections";
import { ready } from "@stopbank/ui/loadable";
import type { ReactNode } from "react";
import { BlocksView } from "../blocks/BlocksView.tsx";
import { ContactsPageView } from "../contacts/ContactsPageView.tsx";
import { AboutView } from "../home/landing/AboutView.tsx";
import { ContactBarView } from "../home/landing/ContactBarView.tsx";
import { ManagementView } from "../home/landing/ManagementView.tsx";

export interface LandingPreviewViewProps {
  readonly page: ContentOf<"landingPage">;
  /** What the first tab says of the product. */
  readonly about: ReactNode;
  /** The client's name, for people. */
  readonly organisation: string;
  /** Below which the client's media lie. */
  readonly prefix: string;
}

/** The tabs of Home that a client writes, one below the other. */
export function LandingPreviewView({ page, about, organisation, prefix }: LandingPreviewViewProps) {
  const contacts = contactsOf(page);
  const written = (section: LandingSection) => {
    const blocks = blocksOf(page, section);
    return blocks.length === 0 ? undefined : <BlocksView blocks={blocks} prefix={prefix} />;
  };
  return (
    <>
      <div className="home-body">{about}</div>
      <ManagementView
        more={written("management")}
        project={projectOf(page)}
        services={written("services")}
        today={new Date()}
      />
      <ContactsPageView
        contacts={ready(contacts)}
        onFeedback={nothing}
        organisation={organisation}
        prefix={prefix}
      />
      <AboutView organisation={organisation}>{written("about")}</AboutView>
      {contacts.clientContact && <ContactBarView person={contacts.clientContact} prefix={prefix} />}
    </>
  );
}

const nothing = () => undefined;
