import { AnchorButton } from "@blueprintjs/core";
import { ComparisonIcon, MapIcon, PeopleIcon } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Link } from "wouter";

export interface AboutProjectProps {
  /** The client's name, for people. */
  readonly organisation: string;
  /** What the client says itself, in the place of the product's words; undefined where it says nothing. */
  readonly why: ReactNode;
  readonly community: ReactNode;
  readonly how: ReactNode;
  readonly start: ReactNode;
  /** How to begin, in order. */
  readonly steps: readonly { readonly href: string; readonly label: string; readonly words: string }[];
}

const reasons = [
  [
    MapIcon,
    "See what is at risk",
    "Buildings, roads, pipes and people on one map, with what each hazard would reach.",
  ],
  [
    ComparisonIcon,
    "Compare what may come",
    "Set how rare an event is and how high the sea, and see what changes between two of them.",
  ],
  [
    PeopleIcon,
    "Work from the same figures",
    "Every figure names its data, its method and what was not assessed.",
  ],
] as const;

const uses = [
  ["Planners", "Check a property or a growth area against every hazard before consent or a plan change."],
  ["Asset managers", "Rank pipes, roads and buildings by what is exposed and what replacing it costs."],
  ["Emergency managers", "Rehearse an event: who is in its way, and which roads and services go with it."],
  ["Councillors and executives", "Read the summary of a ward, and put the same figures before the public."],
] as const;

/** What Home says of the product and the people around it: the client's own words, or else the product's. */
export const AboutProject = ({ organisation, why, community, how, start, steps }: AboutProjectProps) => (
  <>
    <Part title="Why use it">
      {why ?? (
        <ul className="home-reasons">
          {reasons.map(([Icon, title, words]) => (
            <li className="sb-card" key={title}>
              <Icon aria-hidden size={24} />
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
    <Part title="The community">
      {community ?? (
        <p className="home-lead">
          Everybody at {organisation} who plans, builds or responds works from the same map and the same
          figures. Your contacts know who else uses it.
        </p>
      )}
    </Part>
    <Part title="How can you use it">
      {how ?? (
        <dl className="home-uses">
          {uses.map(([who, words]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
    <Part title="Getting started">
      {start}
      <ol className="home-steps">
        {steps.map(({ href, label, words }, at) => (
          <li key={href}>
            <span aria-hidden="true" className="home-step">
              {at + 1}
            </span>
            <div>
              <p>{words}</p>
              <Link asChild href={href}>
                <AnchorButton text={label} variant="outlined" />
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  </>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="home-part">
    <h2>{title}</h2>
    {children}
  </section>
);
