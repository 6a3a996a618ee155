import { mediaFolder } from "@stopbank/contract/media-name";
import { readMarkdown } from "@stopbank/markdown/tree";
import type { Definition, Nodes } from "mdast";
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
  const defined: Definition[] = [];
  const asLinks = new Set<string>();
  const asImages: { identifier: string; alt: string }[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "link") links.push(node.url);
    if (node.type === "definition") defined.push(node);
    if (node.type === "linkReference") asLinks.add(node.identifier);
    if (node.type === "image") images.push({ url: node.url, alt: node.alt ?? "" });
    if (node.type === "imageReference") asImages.push({ identifier: node.identifier, alt: node.alt ?? "" });
    if ("children" in node) for (const child of node.children) visit(child);
  };
  const tree = readMarkdown(text);
  visit(tree);
  // The first of several is the one that counts: it is put in last. One look each, however many a text defines.
  const urls = new Map(defined.toReversed().map(({ identifier, url }) => [identifier, url]));
  for (const { identifier, alt } of asImages) {
    const url = urls.get(identifier);
    if (url !== undefined) images.push({ url, alt });
  }
  // A medium is defined for pictures, unless a link has it.
  for (const { identifier, url } of defined)
    if (asLinks.has(identifier) || !url.startsWith(mediaFolder)) links.push(url);
  const words = tree.children.map((child) => wordsOf(child, { includeImageAlt: false })).join("\n\n");
  return { words, links, images };
}
