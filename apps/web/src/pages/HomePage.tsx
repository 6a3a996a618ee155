import { AnchorButton, Button } from "@blueprintjs/core";
import { ArrowRightIcon, ChevronDownIcon } from "@blueprintjs/icons";
import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import { routes } from "@stopbank/contract/routes";
import {
  type HomeLink,
  useCall,
  useClient,
  useContributions,
  useSession,
  useTitle,
} from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import useSWR from "swr";
import { Link } from "wouter";
import { CoastArt } from "../brand/CoastArt.tsx";
import { openLogin } from "../session/state.ts";

export function HomePage() {
  useTitle("Home");
  const call = useCall();
  const content = toLoadable(
    useSWR<WelcomeSidebarContent, Error>("welcome", () => call(routes.welcomeSidebarContent, {})),
  );
  const { displayName } = useClient();
  const { status } = useSession();
  const links = useContributions("homeLinks");
  return (
    <HomeView content={content} displayName={displayName} links={links} canLogIn={status !== "signed-in"} />
  );
}

interface HomeViewProps {
  readonly content: Loadable<WelcomeSidebarContent>;
  readonly displayName: string;
  readonly links: readonly HomeLink[];
  readonly canLogIn: boolean;
}

/** The welcome page: who this is for, a way in, and the questions people ask first. */
function HomeView({ content, displayName, links, canLogIn }: HomeViewProps) {
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
            {canLogIn && <Button onClick={() => openLogin()} size="large" text="Log in" />}
          </div>
        </div>
      </header>
      <section aria-labelledby="questions" className="home-body">
        <Loaded of={content} skeleton={<QuestionShapes />} what="The welcome text could not be loaded">
          {({ faq }) => (faq.length > 0 ? <Questions faq={faq} /> : null)}
        </Loaded>
      </section>
    </div>
  );
}

function Questions({ faq }: Pick<WelcomeSidebarContent, "faq">) {
  return (
    <>
      <h2 id="questions">Questions people ask first</h2>
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
    </>
  );
}

const QuestionShapes = () => (
  <div className="home-questions">
    <Skeleton height={46} />
    <Skeleton height={46} />
    <Skeleton height={46} />
  </div>
);
