import { AnchorButton, Button } from "@blueprintjs/core";
import { ArrowRightIcon, ChevronDownIcon } from "@blueprintjs/icons";
import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { HomeLink } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { CoastArt } from "../brand/CoastArt.tsx";

export interface HomeViewProps {
  readonly content: Loadable<WelcomeSidebarContent>;
  /** The client's, in the place of a title of its own. */
  readonly displayName: string;
  /** Where to go from here; the first is the one most people want. */
  readonly links: readonly Pick<HomeLink, "id" | "href" | "label">[];
  /** Where it is said whom to turn to; undefined where that is not said. */
  readonly contactsPath: string | undefined;
  /** What there is for whoever comes back. */
  readonly sections: ReactNode;
  /** Undefined for whoever is logged in. */
  readonly onLogIn: (() => void) | undefined;
}

/** The welcome page: who this is for, a way in, and the questions people ask first. */
export function HomeView({ content, displayName, links, contactsPath, sections, onLogIn }: HomeViewProps) {
  const welcome = content.state === "ready" ? content.value : undefined;
  return (
    <div className="home">
      <header className="home-hero">
        <CoastArt />
        <div className="home-words">
          <h1>{welcome?.title || displayName}</h1>
          <p className="home-subtitle">{welcome?.subtitle}</p>
          <div className="actions">
            {links.map(({ id, href, label }, at) => (
              <Link asChild href={href} key={id}>
                <AnchorButton
                  endIcon={<ArrowRightIcon />}
                  intent={at === 0 ? "primary" : "none"}
                  size="large"
                  text={label}
                />
              </Link>
            ))}
            {onLogIn !== undefined && <Button onClick={onLogIn} size="large" text="Log in" />}
          </div>
        </div>
      </header>
      <div className="home-body">
        {sections}
        <Loaded of={content} skeleton={<QuestionShapes />} what="The welcome text could not be loaded">
          {({ faq }) => (faq.length > 0 ? <Questions faq={faq} /> : null)}
        </Loaded>
        <footer className="home-foot sb-small">
          {contactsPath !== undefined && <Link href={contactsPath}>Contacts</Link>}
          <Link href="/accessibility">Accessibility</Link>
        </footer>
      </div>
    </div>
  );
}

function Questions({ faq }: Pick<WelcomeSidebarContent, "faq">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Questions people ask first</h2>
      <div className="home-questions">
        {faq.map(({ q, a }) => (
          <details className="sb-card" key={q}>
            <summary>
              {q}
              <ChevronDownIcon aria-hidden />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const QuestionShapes = () => (
  <div className="home-questions">
    <Skeleton height={46} />
    <Skeleton height={46} />
    <Skeleton height={46} />
  </div>
);
