import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { routes } from "@stopbank/contract/routes";
import { Contributed, useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Skeleton } from "@stopbank/ui/states";
import type { ComponentType, ReactNode } from "react";
import useSWR from "swr";
import { Redirect } from "wouter";
import { ContactBarView } from "./ContactBarView.tsx";
import { emptyTabReason } from "./emptyTabReason.ts";
import type { HomeTab } from "./homeTabs.ts";
import { LandingView } from "./LandingView.tsx";
import { useAboutProject } from "./useAboutProject.tsx";

export interface LandingProps {
  readonly tab: HomeTab;
  /** The welcome page, around what the first tab says more. */
  readonly welcome: ComponentType<{ readonly children?: ReactNode }>;
}

const loadOtherTab = () => import("./OtherTab.tsx");

/** Kept for what the client says of the project until that is known: what comes below it is then below already. */
const roomPx = 600;

/** The new Home of the client in use. */
export function Landing({ tab, welcome: Welcome }: LandingProps) {
  const call = useCall();
  const { name } = useClient();
  const landing = useSWR<ContentOf<"landingPage">, Error>("landing-page", () => call(routes.landingPage, {}));
  // Where the client's words cannot be had, the product's stand there.
  const about = useAboutProject(landing.data ?? (landing.error && []));
  const person = landing.data && contactsOf(landing.data).clientContact;
  // Two addresses are there for whoever has something to say.
  if (emptyTabReason(tab, landing.data) !== undefined) return <Redirect replace to="/home" />;
  return (
    <LandingView
      contact={person && <ContactBarView person={person} prefix={mediaPrefix(name)} />}
      emptyReason={(slug) => emptyTabReason(slug, landing.data)}
      tab={tab}
    >
      {tab === "" ? (
        <Welcome>{about ?? <Skeleton height={roomPx} />}</Welcome>
      ) : (
        <Contributed
          id={`shell.home-${tab}`}
          load={loadOtherTab}
          props={{ tab, page: toLoadable(landing) }}
          skeleton={<Skeleton height={320} />}
        />
      )}
    </LandingView>
  );
}
