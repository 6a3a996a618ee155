import type { Static, TSchema } from "typebox";
import { WelcomeSidebarContent } from "../schemas/client/client.ts";
import { LandingPage } from "./landingPage.ts";
import { HelpText, OnboardingPage, ReleaseNotes, SummaryPage, Terms } from "./pages.ts";
import { Prioritisation } from "./prioritisation.ts";
import { PropertyExplorer } from "./propertyExplorer.ts";
import { TechnicalReports } from "./technicalReports.ts";
import { untypedWelcome } from "./untypedWelcome.ts";

/** Brings a document from one version of its schema to the next. What it cannot use it leaves, for the schema to refuse. */
export type ContentMigration = (body: unknown) => unknown;

export interface ContentKind<S extends TSchema = TSchema> {
  /** Whose texts these are: each client its own, or one for everybody whom this installation serves. */
  readonly of: "client" | "installation";
  /** One document by name (a help file) instead of one in all. */
  readonly isNamed: boolean;
  /** What is written, and what is read once older documents have been brought up to it. */
  readonly schema: S;
  /**
   * The way from the first documents to this schema: the one at index n brings version n to n + 1. Version 0 is what was
   * kept before documents had schemas.
   */
  readonly migrations: readonly ContentMigration[];
}

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
} as const satisfies Readonly<Record<string, ContentKind>>;

export type ContentKindName = keyof typeof contentKinds;
export type ContentOf<K extends ContentKindName> = Static<(typeof contentKinds)[K]["schema"]>;

/** The version of a kind's schema that is written today. */
export const schemaVersionOf = (name: ContentKindName): number => contentKinds[name].migrations.length;
