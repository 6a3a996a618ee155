import "./home.css";
import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { HomeLink } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import type { ReactNode } from "react";
import { HomeFoot } from "./HomeFoot.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { QuestionsView } from "./QuestionsView.tsx";

export interface HomeViewProps {
  readonly content: Loadable<WelcomeSidebarContent>;
  /** The client's, in the place of a title of its own. */
  readonly displayName: string;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** Where to go from here; the first is the one most people want. */
  readonly links: readonly Pick<HomeLink, "id" | "href" | "label">[];
  /** What there is for whoever comes back. */
  readonly sections: ReactNode;
  /** Undefined for whoever is logged in. */
  readonly onLogIn: (() => void) | undefined;
  /** What the client says of itself and the project, below what is for whoever comes back. */
  readonly children?: ReactNode;
}

/** The welcome page: who this is for, a way in, and the questions people ask first. */
export function HomeView({ content, displayName, prefix, links, children, ...props }: HomeViewProps) {
  const welcome = content.state === "ready" ? content.value : undefined;
  return (
    <>
      <HomeHero
        hero={welcome === undefined && content.state === "loading" ? undefined : (welcome?.hero ?? {})}
        links={links}
        onLogIn={props.onLogIn}
        prefix={prefix}
        subtitle={welcome?.subtitle}
        title={welcome?.title || displayName}
      />
      <div className="home-body">
        {props.sections}
        {children}
        <QuestionsView content={content} />
        <HomeFoot />
      </div>
    </>
  );
}
