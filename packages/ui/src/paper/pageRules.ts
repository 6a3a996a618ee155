import { headLogoPt, type PageSize, pageMargins } from "./pageSizes.ts";

export interface PageHeads {
  /** At the head of each page, on the right: the document's title. */
  readonly title: string;
  /** At the foot of each page, on the left, in lines. */
  readonly foot: string;
  /** An SVG document as the address of a picture. */
  readonly logoUrl: string;
  /** Nothing stands around the first page. */
  readonly hasCover: boolean;
  /** The first page's number, of a document that is a part of one: how many pages that has nobody knows yet. */
  readonly countedFrom?: number;
}

/** Names pages whose pictures reach the sides of the sheet: what lies beyond a page's margins is cut off in print. */
const bleedingPage = "bleeding";

/** Of the cover. */
const coverRules = ["top-left", "top-right", "bottom-left", "bottom-right"]
  .map((box) => `@${box} { content: none; background: none; border: 0; }`)
  .join(" ");

/** Pages as CSS knows them: their size and margins, the running head and foot, and 'page of total'. */
export function pageRules(
  [widthPt, heightPt]: PageSize,
  { title, foot, logoUrl, hasCover, countedFrom }: PageHeads,
): string {
  const { top, bottom, left, right } = pageMargins;
  const head = "margin: 32pt 0 26pt; vertical-align: middle; border-bottom: 0.5pt solid #c3ccd6;";
  const words = "font: 400 8pt/11pt Inter, sans-serif; color: #5b6b7c;";
  const number = countedFrom === undefined ? 'counter(page) " of " counter(pages)' : "counter(page)";
  return `
@page {
  size: ${widthPt}pt ${heightPt}pt;
  margin: ${top}pt ${right}pt ${bottom}pt ${left}pt;
  @top-left { ${head} width: 30%; content: ""; background: url("${cssUrl(logoUrl)}") left center / ${headLogoPt}pt 28pt no-repeat; }
  @top-right { ${head} ${words} width: 70%; content: ${cssText(title)}; text-align: right; }
  @bottom-left { ${words} width: 82%; margin: 14pt 0 26pt; vertical-align: top; white-space: pre-line; content: ${cssText(foot)}; text-align: left; }
  @bottom-right { ${words} width: 18%; margin: 14pt 0 26pt; vertical-align: top; content: ${number}; text-align: right; }
}
@page ${bleedingPage} {
  margin-left: 0; margin-right: 0;
  @top-left { margin-left: ${left}pt; }
  @top-right { margin-right: ${right}pt; }
  @bottom-left { margin-left: ${left}pt; }
  @bottom-right { margin-right: ${right}pt; }
}
${countedFrom === undefined ? "" : `@page :first { counter-set: page ${Math.trunc(countedFrom)}; }`}
${hasCover ? `@page :first { margin: 0; ${coverRules} }` : ""}
`;
}

/** As CSS writes texts: nothing in one ends it. */
export const cssText = (text: string): string =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

const cssUrl = (url: string) => url.replace(/["\\\n\r\f<]/g, (sign) => encodeURIComponent(sign));
