import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { type LandingSection, projectOf } from "@stopbank/contract/landing-sections";
import { ready } from "@stopbank/ui/loadable";
import type { ReactNode } from "react";
import { BlocksView } from "../blocks/BlocksView.tsx";
import { ContactsPageView } from "../contacts/ContactsPageView.tsx";
import { AboutView } from "../home/landing/AboutView.tsx";
import { ContactBarView } from "../home/landing/ContactBarView.tsx";
import { emptyTabReason } from "../home/landing/emptyTabReason.ts";
import { ManagementView } from "../home/landing/ManagementView.tsx";
import { writtenOf } from "../home/landing/writtenOf.ts";

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
  const written = (section: LandingSection) =>
    writtenOf(page, section, (blocks) => <BlocksView blocks={blocks} prefix={prefix} />);
  return (
    <>
      <div className="home-body">{about}</div>
      <ManagementView
        more={written("management")}
        project={projectOf(page)}
        services={written("services")}
        today={new Date()}
      />
      {/* Without any, the tab is shut. */}
      {emptyTabReason("contacts", page) === undefined && (
        <ContactsPageView contacts={ready(contacts)} onFeedback={nothing} prefix={prefix}>
          {written("contacts")}
        </ContactsPageView>
      )}
      <AboutView organisation={organisation}>{written("about")}</AboutView>
      {contacts.clientContact && <ContactBarView person={contacts.clientContact} prefix={prefix} />}
    </>
  );
}

const nothing = () => undefined;
