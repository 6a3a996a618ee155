import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDocuments } from "@stopbank/content-folder";
import { readFolder } from "@stopbank/content-folder/folder";
import type { Mistake } from "@stopbank/content-folder/mistakes";
import type { GuideArticle, GuideDemo, GuideMap, GuideTutorial } from "@stopbank/contract/guide";

const root = new URL("../../", import.meta.url);
export const guideFolder = fileURLToPath(new URL("guide", root));

/** Texts of a document that are Markdown, one after the other. */
export interface GuideText {
  /** `articles/overview`. */
  readonly name: string;
  readonly markdown: string;
}

export interface ShippedGuide {
  readonly mistakes: readonly Mistake[];
  readonly map: GuideMap;
  readonly articles: ReadonlyMap<string, GuideArticle>;
  readonly tutorials: ReadonlyMap<string, GuideTutorial>;
  readonly demos: ReadonlyMap<string, GuideDemo>;
  readonly glossary: string;
  /** All that is Markdown, the methodology among it. */
  readonly texts: readonly GuideText[];
}

/** The guide that comes with the program, as it is read when the program runs. */
export async function readShipped(): Promise<ShippedGuide> {
  const files = await readFolder(guideFolder, (path) => !path.startsWith("media/"));
  const { documents, mistakes } = readDocuments(files);
  const named = <T>(kind: string): ReadonlyMap<string, T> =>
    new Map(documents.flatMap((each) => (each.kind === kind ? [[each.name, each.body as T] as const] : [])));
  const articles = named<GuideArticle>("guideArticle");
  const demos = named<GuideDemo>("guideDemo");
  const methodology = readFileSync(new URL("docs/methodology.md", root), "utf8");
  return {
    mistakes,
    map: named<GuideMap>("guideMap").get("") ?? [],
    articles,
    tutorials: named<GuideTutorial>("guideTutorial"),
    demos,
    glossary: named<{ content: string }>("glossary").get("")?.content ?? "",
    texts: [
      ...[...articles].map(([name, article]) => ({
        name: `articles/${name}`,
        markdown: article.blocks
          .flatMap((block) => (block.type === "section" ? [`# ${block.title ?? ""}`, block.body] : []))
          .join("\n\n"),
      })),
      ...[...demos].map(([name, { transcript }]) => ({ name: `demos/${name}`, markdown: transcript })),
      { name: "docs/methodology", markdown: methodology },
    ],
  };
}
