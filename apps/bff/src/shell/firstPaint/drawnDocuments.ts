import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Painted } from "@stopbank/contract/first-paint";

/** Fills what was drawn into a document of the shell's build, which has a place for each part (`apps/web/build/drawnDocument.ts`). */
export type Fill = (painted: Painted) => string;

/** @param folder of the built shell. @throws where there is no document for the page, or it lacks a place. */
export function readDrawnDocument(folder: string, page: string): Fill {
  const document = readFileSync(join(folder, "drawn", `${page}.html`), "utf8");
  const [toTheme, toTitle, toHead, toPage, toAnswers, end] = document.split(
    /%(?:theme|title|head|page|answers)%/,
  );
  if (end === undefined) throw new Error(`The document of ${page} lacks a place for what is drawn.`);
  return ({ theme, title, head, page: drawn, answers }) =>
    [toTheme, theme, toTitle, title, toHead, head, toPage, drawn, toAnswers, answers, end].join("");
}
