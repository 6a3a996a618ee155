import { blockLayouts } from "@stopbank/contract/block-layouts";
import type { ContentKindName } from "@stopbank/contract/content";
import { type FeatureFlag, isFlagOn } from "@stopbank/contract/flag-names";
import { noSettings } from "./prioritisation.ts";
import { noProperty } from "./property.ts";

/** A kind of text as the panel names it. */
export interface TextKindWords {
  readonly kind: ContentKindName;
  readonly title: string;
  /** Where people read it. */
  readonly about: string;
  /** Whoever runs the installation writes it: here it is read. */
  readonly isInstallations?: true;
  /** What stands beside its form, where that is not the text as people read it. */
  readonly previewTitle?: string;
  /** It is for a feature, and offered where the client has that. */
  readonly needs?: FeatureFlag;
}

/** Those that have a form, in the order in which they are offered. Of help texts there are several, by name. */
export const textKinds: readonly TextKindWords[] = [
  {
    kind: "terms",
    title: "Terms and conditions",
    about: "Everybody agrees to them once, after their first log-in.",
  },
  {
    kind: "welcomeSidebar",
    title: "Welcome",
    about: "The page that everybody comes to first, visitors too.",
  },
  {
    kind: "landingPage",
    title: "Home",
    about: "What the tabs of Home say beside what the product says itself, and whom to turn to.",
    needs: "newLandingPage",
  },
  {
    kind: "onboardingPage",
    title: "Getting Started",
    about: "What somebody new reads first, at /onboarding.",
    needs: "onboardingPage",
  },
  {
    kind: "summaryPage",
    title: "Summary",
    about: "What the tabs of /summary say beside the figures by region.",
    needs: "summaryPage",
  },
  {
    kind: "siteLinks",
    title: "Links and moved pages",
    about: "Where things of yours lie elsewhere, and where pages went that lay here once.",
  },
  {
    kind: "prioritisation",
    title: "Prioritisation",
    about: "What areas are ranked by at /prioritisation: what is valued, and under which hazards.",
    needs: "prioritisationPage",
    previewTitle: "What does not fit the data",
  },
  {
    kind: "propertyExplorer",
    title: "Property Explorer",
    about: "What /property and its reports show: which elements are properties, and by which hazards.",
    needs: "propertyPage",
    previewTitle: "What does not fit the data",
  },
  {
    kind: "technicalReports",
    title: "Technical reports",
    about: "The studies behind the hazards, which /property and its reports tell with each of them.",
    needs: "propertyPage",
    previewTitle: "What does not fit the data",
  },
  { kind: "help", title: "Help text", about: "What a layer's help says. Layers name it by its file name." },
  {
    kind: "releaseNotes",
    title: "Release notes",
    about: "What changed in the product, for everybody whom this installation serves.",
    isInstallations: true,
  },
  {
    kind: "installationTerms",
    title: "The installation's terms",
    about: "Asked of everybody, visitors too, before a client's own.",
    isInstallations: true,
  },
];

/** Those of features that the client has, and all that are of none. */
export const offeredKinds = (flags: Parameters<typeof isFlagOn>[0]): readonly TextKindWords[] =>
  textKinds.filter(({ needs }) => needs === undefined || isFlagOn(flags, needs));

export const wordsOfKind = (kind: string): TextKindWords | undefined =>
  textKinds.find((known) => known.kind === kind);

const empty: Readonly<Partial<Record<ContentKindName, unknown>>> = {
  terms: { html: "" },
  welcomeSidebar: { title: "", subtitle: "", faq: [] },
  landingPage: [],
  onboardingPage: [],
  summaryPage: [],
  siteLinks: { moved_pages: [] },
  prioritisation: noSettings,
  propertyExplorer: noProperty,
  technicalReports: [],
  help: { title: "", body: "" },
};

/** What is in the form: what was kept last, or nothing yet. New terms ask nobody again unless their writer says so. */
export function editableBody(kind: ContentKindName, kept: unknown): unknown {
  if (kept === null || kept === undefined) return empty[kind];
  if (kind !== "terms") return kept;
  const { ask_again: _, ...terms } = kept as { ask_again?: boolean };
  return terms;
}

/** A text as lines to be compared: each value by itself, under the name it has. */
export function comparableText(body: unknown): string {
  if (body === null || body === undefined) return "";
  if (isText(body)) return body.html ?? body.body ?? "";
  return linesOf(body, "").join("\n");
}

/** A text that is one passage, with a title or without. */
const isText = (body: unknown): body is { html?: string; body?: string } =>
  typeof body === "object" && body !== null && "html" in body && typeof body.html === "string";

function linesOf(value: unknown, name: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [`${name}: ${String(value)}`];
  return Object.entries(value)
    .toSorted(byName)
    .flatMap(([key, each]) => {
      const place = Array.isArray(value) ? String(Number(key) + 1) : nameOf(key, each);
      return linesOf(each, name === "" ? place : `${name}, ${place}`);
    });
}

/** As the database hands names back, so that a text that was just written compares with one that was kept. */
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a.length - b.length || (a < b ? -1 : 1);

/** The type of a block is how it looks; that of what is valued, which layer it is. */
const nameOf = (key: string, value: unknown): string =>
  key === "type" && pageParts.has(value) ? "layout" : (labels[key] ?? key);

const pageParts = new Set<unknown>([...blockLayouts, "contacts", "project"]);

const labels: Readonly<Record<string, string>> = {
  header: "heading",
  section: "tab",
  content: "words",
  imageUrl: "picture",
  imageAlt: "words for the picture",
  backgroundImageUrl: "picture behind",
  videoUrl: "film",
  captionsUrl: "captions",
  transcript: "transcript of the film",
  boxHeader: "heading of the box",
  boxContent: "words in the box",
  targetDate: "date",
  hero: "beside the title",
  picture_alt: "words for the picture",
  access_site: "access site",
  linkedin: "LinkedIn",
  moved_pages: "moved pages",
  q: "question",
  a: "answer",
  faq: "questions",
  clientContact: "internal contact",
  advisorContact: "advisor",
  analystContact: "analyst",
  principalContact: "principal",
  contractContact: "contract manager",
  teamEmail: "e-mail of the team",
  contactFrequency: "how often",
  emergencyContactString: "in an emergency",
  clientContactString: "about the internal contact",
  firstName: "first name",
  lastName: "last name",
  layers: "areas",
  layer_id: "id",
  region_group: "regions",
  display_name: "name",
  value_sets: "value sets",
  value_set_id: "id",
  element_id: "id",
  type: "element layer",
  scenario_id: "id",
  hazard_scenarios: "hazards",
  assessment_id: "id",
  is_default: "what people begin with",
  scenario_ids: "for the scenarios",
  value_set_weights: "weights",
  class_weights: "weights of damage classes",
  asset_type: "layer of properties",
  report_hazards: "groups",
  group_name: "name",
  description_header: "heading",
  layer_ids: "on the map",
  district_plan: "district plan",
  combined_effects: "combined effects",
  officer_adds: "what the officer adds",
  prepared_by: "prepared by",
  commissioned_by: "commissioned by",
};

/** Whether two texts say the same, whatever the order of their parts' names. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(byName)
      .map(([key, each]) => [key, ordered(each)]),
  );
}
