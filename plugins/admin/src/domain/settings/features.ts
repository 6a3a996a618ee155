import { isFlagOn, type SpecifiedFlag } from "@stopbank/contract/flag-names";
import type { FeatureFlags } from "@stopbank/contract/flags";
import { featureFlags, isPluginFlag } from "@stopbank/contract/flags";

import type { Manifest } from "@stopbank/plugin-api";
import { movedBy, movedWords } from "./movedBy.ts";

/** A feature as administrators read of it. */
export interface Feature {
  readonly flag: string;
  readonly title: string;
  /** What it does, and what it moves. */
  readonly about: string;
  /** The part of the app it belongs to. */
  readonly part: string;
  /** Which plugins and pages it moves, as those say themselves; none for what the shell alone reads. */
  readonly moves: readonly string[];
  readonly isOn: boolean;
}

type Words = Pick<Feature, "title" | "about" | "part">;

const words: Readonly<Record<SpecifiedFlag, Words>> = {
  riskModuleIsInDevelopment: {
    title: "Risk is in development",
    about:
      "Takes Risk and Summary out of the menu; their addresses lead to Home. For while data is being prepared.",
    part: "Risk",
  },
  attributeFilters: {
    title: "Attribute filters",
    about: "The filters by attribute on the risk map.",
    part: "Risk",
  },
  replacementCosts: {
    title: "Replacement costs",
    about: "Costs of what is exposed, in the Risk Summary and in exports.",
    part: "Risk",
  },
  newHazardControls: {
    title: "New hazard controls",
    about: "Dials for a hazard's parameters instead of a list of scenarios.",
    part: "Risk",
  },
  sideDrawerReport: {
    title: "Report from the drawer",
    about: "'Export Risk Summary' in the drawer of the risk map.",
    part: "Risk",
  },
  asyncSummaryReport: {
    title: "Large reports in the background",
    about: "Reports are made by a job, and told of when they are ready.",
    part: "Risk",
  },
  riskStories: {
    title: "Risk Stories",
    about: "Stories beside the risk map, at /risk/stories. For whoever has logged in.",
    part: "Stories",
  },
  summaryPage: { title: "Summary", about: "The page Summary, and its entry in the menu.", part: "Summary" },
  propertyPage: {
    title: "Property check",
    about: "The page Property, and its entry in the menu.",
    part: "Property",
  },
  prioritisationPage: {
    title: "Prioritisation",
    about: "The page Prioritisation, and its entry in the menu.",
    part: "Prioritisation",
  },
  guidePage: { title: "Guide", about: "The knowledge guide, second in the menu.", part: "Guide" },
  newLandingPage: {
    title: "New Home",
    about: "Home with tabs: Welcome, Project Management, The Process, Contacts, About Us.",
    part: "Home",
  },
  onboardingPage: {
    title: "Getting Started",
    about: "The page Getting Started, second in the menu where Home is the older one.",
    part: "Home",
  },
  hideAccessModule: { title: "No Access", about: "Takes Access out of the menu.", part: "Home" },
};

/** Every feature of a client, those of plugins last, each with how it stands. */
export function featuresOf(flags: FeatureFlags, manifests: readonly Manifest[]): readonly Feature[] {
  const movesOf = (flag: string) => movedBy(flag, manifests).map(movedWords);
  const own = featureFlags.map((flag) => ({
    flag,
    ...words[flag],
    moves: movesOf(flag),
    isOn: isFlagOn(flags, flag),
  }));
  const plugins = Object.keys(flags)
    .filter(isPluginFlag)
    .toSorted()
    .map((flag) => ({
      flag,
      title: flag,
      about: "Brought by a plugin of that name.",
      part: flag.split(".", 1)[0] ?? flag,
      moves: movesOf(flag),
      isOn: isFlagOn(flags, flag),
    }));
  const order = [...new Set(Object.values(words).map(({ part }) => part))];
  return [...own.toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part)), ...plugins];
}
