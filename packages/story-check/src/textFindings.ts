import { readMarkdown } from "@stopbank/markdown/tree";
import type { Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";

/** What a passage of Markdown has in it, beyond its words. */
export interface TextFindings {
  /** Without marks, a paragraph apart from the next by an empty line. */
  readonly words: string;
  readonly links: readonly string[];
  readonly images: readonly { readonly url: string; readonly alt: string }[];
}

/** Reads a passage as the viewer does. */
export function findInText(text: string): TextFindings {
  const links: string[] = [];
  const images: { url: string; alt: string }[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
    if (node.type === "image") images.push({ url: node.url, alt: node.alt ?? "" });
    if ("children" in node) for (const child of node.children) visit(child);
  };
  const tree = readMarkdown(text);
  visit(tree);
  const words = tree.children.map((child) => wordsOf(child, { includeImageAlt: false })).join("\n\n");
  return { words, links, images };
}
