import "./home.css";
import { AnchorButton, Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";
import type { Hero } from "@stopbank/contract/clients";
import type { HomeLink } from "@stopbank/plugin-api/browser";
import { Link } from "wouter";
import { FilmView } from "../blocks/FilmView.tsx";
import { MediaPicture } from "../blocks/MediaPicture.tsx";
import { CoastArt } from "../brand/CoastArt.tsx";

export interface HomeHeroProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Undefined until it is known. */
  readonly hero: Hero | undefined;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** Where to go from here; the first is the one most people want. */
  readonly links: readonly Pick<HomeLink, "id" | "href" | "label">[];
  /** Undefined for whoever is logged in. */
  readonly onLogIn: (() => void) | undefined;
}

/** The head of Home: whose it is, what it is for, and ways in, beside a film, a picture or the island's outline. */
export function HomeHero({ title, subtitle, hero, prefix, links, onLogIn }: HomeHeroProps) {
  return (
    <header className={`home-hero ${kindOf(hero)}`}>
      <div className="home-art">{artOf(hero, title, prefix)}</div>
      <div className="home-words">
        <h1>{title}</h1>
        <p className="home-subtitle">{subtitle}</p>
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
  );
}

function kindOf(hero: Hero | undefined): string {
  if (hero === undefined) return "home-hero-unknown";
  return hero.film === undefined ? "" : "home-hero-film";
}

function artOf(hero: Hero | undefined, title: string, prefix: string) {
  if (hero === undefined) return null;
  if (hero.film !== undefined)
    return (
      <FilmView
        captions={hero.captions}
        film={hero.film}
        label={title}
        picture={hero.picture}
        prefix={prefix}
        transcript={hero.transcript}
      />
    );
  if (hero.picture !== undefined)
    return (
      <MediaPicture
        address={hero.picture}
        alternativeText={hero.picture_alt ?? ""}
        isFirst
        prefix={prefix}
        sizes="(max-width: 1100px) 100vw, 60vw"
      />
    );
  return <CoastArt />;
}
