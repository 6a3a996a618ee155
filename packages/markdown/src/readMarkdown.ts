import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { mathFromMarkdown } from "mdast-util-math";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { math } from "micromark-extension-math";
import { editEndsAlone } from "./editEndsAlone.ts";
import { isWithinLimits } from "./limits.ts";

editEndsAlone();

const syntax = [gfmTable(), gfmFootnote(), math({ singleDollarTextMath: false })];
const meaning = [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), mathFromMarkdown()];

/**
 * What a text's marks mean: micromark's events as a tree. A text beyond the limits is one of plain paragraphs, as typed.
 * Maths stands between `$$`, since a single dollar is money here.
 */
export function readMarkdown(text: string): Root {
  if (isWithinLimits(text)) return fromMarkdown(text, { extensions: syntax, mdastExtensions: meaning });
  return {
    type: "root",
    children: text
      .split(/\n{2,}/)
      .map((value) => ({ type: "paragraph", children: [{ type: "text", value }] })),
  };
}
