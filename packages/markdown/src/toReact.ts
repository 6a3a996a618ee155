import { createElement, type ReactNode } from "react";

/**
 * What micromark writes, as React elements: nothing is ever put into the page as markup. Tags outside the list keep
 * their text and lose themselves; images are shown as their alternative text.
 *
 * @param html micromark's own output, in which raw HTML of the source is escaped.
 * @param under level of the heading the text stands under, to which its own are fitted; they stay without it.
 */
export function toReact(html: string, under?: number): ReactNode {
  const shift = under === undefined ? 0 : under + 1 - highestHeading(html);
  const root: Open = { tag: "", href: undefined, children: [] };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  for (const [, closing, name, attributes = "", text] of html.matchAll(tokens)) {
    if (text !== undefined) top().children.push(decode(text));
    else if (name === undefined) continue;
    else if (closing === "/") close(stack, shifted(name, shift));
    else if (name === "img") top().children.push(attribute(attributes, "alt") ?? "");
    else if (empty.has(name)) top().children.push(createElement(name, { key: top().children.length }));
    else stack.push({ tag: shifted(name, shift), href: attribute(attributes, "href"), children: [] });
  }
  return root.children;
}

const headingLevel = (tag: string): number | undefined =>
  /^h[1-6]$/.test(tag) ? Number(tag.charAt(1)) : undefined;

const highestHeading = (html: string): number =>
  Math.min(6, ...[...html.matchAll(/<(h[1-6])>/g)].map(([, tag = ""]) => headingLevel(tag) ?? 6));

function shifted(tag: string, shift: number): string {
  const level = headingLevel(tag);
  return level === undefined ? tag : `h${Math.min(6, level + shift)}`;
}

interface Open {
  readonly tag: string;
  readonly href: string | undefined;
  readonly children: ReactNode[];
}

const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*\/?>|([^<]+)/g;
const empty = new Set(["br", "hr"]);
const known = new Set(
  ["p", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote"].concat(
    [1, 2, 3, 4, 5, 6].map((level) => `h${level}`),
  ),
);

function close(stack: Open[], name: string): void {
  if (stack.length < 2 || stack.at(-1)?.tag !== name) return;
  const done = stack.pop();
  const parent = stack.at(-1);
  if (done !== undefined) parent?.children.push(elementOf(done, parent.children.length));
}

function elementOf({ tag, href, children }: Open, key: number): ReactNode {
  if (tag === "a" && href !== undefined && /^(https?:\/\/|mailto:)/i.test(href))
    return createElement("a", { key, href, rel: "noopener noreferrer", target: "_blank" }, ...children);
  return known.has(tag)
    ? createElement(tag, { key }, ...children)
    : createElement("span", { key }, ...children);
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** The only entities micromark writes. */
const decode = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot);/g, (_, name: string) => entities[name] ?? "");
