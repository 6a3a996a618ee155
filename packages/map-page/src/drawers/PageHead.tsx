import type { MouseEvent } from "react";
import { Link } from "wouter";
import type { PageTab } from "./pageTabs.ts";

export interface PageHeadProps {
  /** The page itself: "Risk". */
  readonly name: string;
  /** The page's own path. */
  readonly path: string;
  /** What stands beside it: "Stories". */
  readonly tabs: readonly Pick<PageTab, "tab" | "label" | "address">[];
  /** The name of the tab that is open. */
  readonly open: string | undefined;
  /** Of undefined: the page itself. Beside what is a link, which leads there by itself. */
  readonly onChoose: (tab: string | undefined) => void;
}

export const headButtonId = (tab: string) => `map-page-head-${tab}`;

/** 'Risk | Stories' at the page's head: the page itself, or what opens beside its map. Nothing where there is one alone. */
export function PageHead({ name, path, tabs, open, onChoose }: PageHeadProps) {
  if (tabs.length === 0) return null;
  const hasAddresses = tabs.some(({ address }) => address !== undefined);
  return (
    <nav className="map-page-head" aria-label={name}>
      <HeadChoice
        label={name}
        href={hasAddresses ? path : undefined}
        isOpen={open === undefined}
        choose={() => onChoose(undefined)}
      />
      {tabs.map(({ tab, label, address }) => (
        <HeadChoice
          key={tab}
          id={headButtonId(tab)}
          label={label}
          href={address === undefined ? undefined : `${path}/${address}`}
          isOpen={open === tab}
          choose={() => onChoose(tab)}
        />
      ))}
    </nav>
  );
}

interface HeadChoiceProps {
  readonly id?: string;
  readonly label: string;
  /** Where choosing it leads; undefined where it only opens. */
  readonly href: string | undefined;
  readonly isOpen: boolean;
  readonly choose: () => void;
}

function HeadChoice({ id, label, href, isOpen, choose }: HeadChoiceProps) {
  if (href === undefined)
    return (
      <button type="button" id={id} aria-pressed={isOpen} onClick={choose}>
        {label}
      </button>
    );
  const follow = (event: MouseEvent) => {
    // One is there, with a scene in the address that the bare path lacks.
    if (isOpen) event.preventDefault();
    choose();
  };
  return (
    <Link id={id} href={href} aria-current={isOpen ? "page" : undefined} onClick={follow}>
      {label}
    </Link>
  );
}
