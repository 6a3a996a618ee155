import type { Nodes } from "mdast";
import { readMarkdown } from "./readMarkdown.ts";

/** What a text says below one heading of its highest level: plain, a paragraph, item or cell each. */
export interface TextPassages {
  /** Undefined for what comes before the first. */
  readonly heading: string | undefined;
  readonly texts: readonly string[];
}

/** A text without its marks, as a search reads it. The first stretch is what comes before any heading, empty where nothing does. */
export function textPassages(markdown: string): readonly TextPassages[] {
  const { children } = readMarkdown(markdown);
  const highest = Math.min(...children.flatMap((node) => (node.type === "heading" ? [node.depth] : [])));
  const parts: { heading: string | undefined; texts: string[] }[] = [{ heading: undefined, texts: [] }];
  for (const node of children)
    if (node.type === "heading" && node.depth === highest)
      parts.push({ heading: plainText(node), texts: [] });
    else parts.at(-1)?.texts.push(...paragraphs(node));
  return parts;
}

function paragraphs(node: Nodes): string[] {
  if (
    node.type === "paragraph" ||
    node.type === "heading" ||
    node.type === "tableCell" ||
    !("children" in node)
  ) {
    const text = plainText(node).replace(/\s+/g, " ").trim();
    return text === "" ? [] : [text];
  }
  return node.children.flatMap(paragraphs);
}

function plainText(node: Nodes): string {
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}
