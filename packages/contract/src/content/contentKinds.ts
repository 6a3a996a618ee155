import type { Static, TSchema } from "typebox";
import { WelcomeSidebarContent } from "../schemas/client/client.ts";
import { Glossary, GuideArticle, GuideDemo, GuideMap, GuideTutorial } from "./guide.ts";
import { LandingPage } from "./landingPage.ts";
import { HelpText, OnboardingPage, ReleaseNotes, SummaryPage, Terms } from "./pages.ts";
import { Prioritisation } from "./prioritisation.ts";
import { PropertyExplorer } from "./propertyExplorer.ts";
import { SiteLinks } from "./siteLinks.ts";
import { Story } from "./story.ts";
import { TechnicalReports } from "./technicalReports.ts";
import { untypedWelcome } from "./untypedWelcome.ts";

/** Brings a document from one version of its schema to the next. What it cannot use it leaves, for the schema to refuse. */
export type ContentMigration = (body: unknown) => unknown;

export interface ContentKind<S extends TSchema = TSchema> {
  /**
   * Whose texts these are: each client its own; one for everybody whom this installation serves; or either, where a client without
   * its own reads the installation's, and without that the one that comes with the program.
   */
  readonly of: "client" | "installation" | "either";
  /** One document by name (a help file) instead of one in all. */
  readonly isNamed: boolean;
  /** What a name has to be, beside what every name of a document is. */
  readonly namePattern?: { readonly is: RegExp; readonly words: string };
  /** What is written, and what is read once older documents have been brought up to it. */
  readonly schema: S;
  /**
   * The way from the first documents to this schema: the one at index n brings version n to n + 1. Version 0 is what was
   * kept before documents had schemas.
   */
  readonly migrations: readonly ContentMigration[];
}

const slugPattern = {
  is: /^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$/,
  words: "of small letters, digits and hyphens",
};
const storyNumber = { is: /^[1-9][0-9]{0,8}$/, words: "that is its number, such as 1" };

const unchanged: ContentMigration = (body) => body;

const kind = <const S extends TSchema>(schema: S, more: Partial<Omit<ContentKind<S>, "schema">> = {}) => ({
  of: "client" as ContentKind["of"],
  isNamed: false,
  migrations: [unchanged],
  ...more,
  schema,
});

/** Every kind of document there is. A kind that is not here can be neither written nor read. */
export const contentKinds = {
  landingPage: kind(LandingPage),
  onboardingPage: kind(OnboardingPage),
  summaryPage: kind(SummaryPage),
  welcomeSidebar: kind(WelcomeSidebarContent, { migrations: [untypedWelcome] }),
  propertyExplorer: kind(PropertyExplorer),
  technicalReports: kind(TechnicalReports),
  help: kind(HelpText, { isNamed: true }),
  terms: kind(Terms),
  installationTerms: kind(Terms, { of: "installation" }),
  releaseNotes: kind(ReleaseNotes, { of: "installation" }),
  prioritisation: kind(Prioritisation),
  guideMap: kind(GuideMap, { of: "either" }),
  guideArticle: kind(GuideArticle, { of: "either", isNamed: true, namePattern: slugPattern }),
  guideTutorial: kind(GuideTutorial, { of: "either", isNamed: true, namePattern: slugPattern }),
  guideDemo: kind(GuideDemo, { of: "either", isNamed: true, namePattern: slugPattern }),
  glossary: kind(Glossary, { of: "either" }),
  story: kind(Story, { isNamed: true, namePattern: storyNumber }),
  siteLinks: kind(SiteLinks),
} as const satisfies Readonly<Record<string, ContentKind>>;

export type ContentKindName = keyof typeof contentKinds;
export type ContentOf<K extends ContentKindName> = Static<(typeof contentKinds)[K]["schema"]>;

/** Whether a client may write texts of a kind. */
export const isClients = (name: ContentKindName): boolean => contentKinds[name].of !== "installation";

/** Whether whoever runs the installation may write texts of a kind. */
export const isInstallations = (name: ContentKindName): boolean => contentKinds[name].of !== "client";

/** Whether a text of a kind may be withdrawn: one of several, or one that the installation may have too. */
export const mayBeWithdrawn = (name: ContentKindName): boolean =>
  contentKinds[name].isNamed || contentKinds[name].of === "either";

/** The version of a kind's schema that is written today. */
export const schemaVersionOf = (name: ContentKindName): number => contentKinds[name].migrations.length;
