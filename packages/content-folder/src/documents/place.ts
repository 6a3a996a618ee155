import { type ContentKind, type ContentKindName, contentKinds } from "@stopbank/contract/content";

/** How a file holds a document: all of it as YAML, or in the form that people write it in. */
export type FileForm = "yaml" | "article" | "tutorial" | "demo" | "glossary" | "help" | "html";

/** Which document a file holds. */
export interface DocumentPlace {
  readonly kind: ContentKindName;
  readonly name: string;
  readonly form: FileForm;
}

interface Shelf {
  readonly kind: ContentKindName;
  /** Of a kind with several: the folder they lie in. Of one that there is one of: its path without its ending. */
  readonly at: string;
  /** The form that people write, with its ending; none for what is YAML. */
  readonly written?: { readonly form: FileForm; readonly ending: string };
}

const shelves: readonly Shelf[] = [
  { kind: "guideMap", at: "map" },
  { kind: "guideArticle", at: "articles", written: { form: "article", ending: ".md" } },
  { kind: "guideTutorial", at: "tutorials", written: { form: "tutorial", ending: ".md" } },
  { kind: "guideDemo", at: "demos", written: { form: "demo", ending: ".md" } },
  { kind: "glossary", at: "glossary", written: { form: "glossary", ending: ".md" } },
  { kind: "story", at: "stories" },
  // Their names have an ending already.
  { kind: "help", at: "help", written: { form: "help", ending: "" } },
  { kind: "terms", at: "terms", written: { form: "html", ending: ".html" } },
  { kind: "installationTerms", at: "installationTerms", written: { form: "html", ending: ".html" } },
  ...(
    [
      "landingPage",
      "onboardingPage",
      "summaryPage",
      "welcomeSidebar",
      "propertyExplorer",
      "technicalReports",
      "prioritisation",
      "releaseNotes",
      "siteLinks",
    ] as const
  ).map((kind) => ({ kind, at: `pages/${kind}` })),
];

/** Where a document lies in the form that people write, where it has one and that can hold it, or as YAML. */
export function pathOf(kind: ContentKindName, name: string, asYaml: boolean): string {
  const shelf = shelves.find((each) => each.kind === kind);
  if (shelf === undefined) throw new Error(`Content folders have no place for ${kind}.`);
  const ending = asYaml || shelf.written === undefined ? ".yaml" : shelf.written.ending;
  return contentKinds[kind].isNamed ? `${shelf.at}/${name}${ending}` : `${shelf.at}${ending}`;
}

/** The form that people write documents of a kind in; undefined where that is YAML, or cannot be told from it by its name. */
export function writtenForm(kind: ContentKindName, name: string): FileForm | undefined {
  const form = shelves.find((each) => each.kind === kind)?.written?.form;
  return form === "help" && !name.endsWith(".md") ? undefined : form;
}

/** Which document lies at a path; undefined where none has its place there. */
export function placeOf(path: string): DocumentPlace | undefined {
  for (const { kind, at, written } of shelves) {
    const { isNamed }: ContentKind = contentKinds[kind];
    const rest = isNamed
      ? path.startsWith(`${at}/`) && path.slice(at.length + 1)
      : path.startsWith(`${at}.`) && path.slice(at.length);
    if (rest === false || rest.includes("/")) continue;
    if (rest.endsWith(".yaml")) return { kind, name: rest.slice(0, -".yaml".length), form: "yaml" };
    if (written?.form === "help") {
      if (rest.endsWith(".md")) return { kind, name: rest, form: "help" };
    } else if (written !== undefined && rest.endsWith(written.ending))
      return { kind, name: rest.slice(0, -written.ending.length), form: written.form };
  }
  return undefined;
}

/** In an export: the documents that could not be read, and why. */
export const leftOutFile = "LEFT-OUT.txt";

/** What lies beside content and is none: how the folder is kept, and pages of the program. */
export const isLeftAlone = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".")) ||
  path === "README.md" ||
  path === "LICENSE" ||
  path === leftOutFile ||
  path.startsWith("walkthroughs/");
