import { createElement, type ReactNode } from "react";

/**
 * What micromark writes, as React elements: nothing is ever put into the page as markup. Tags outside the list keep
 * their text and lose themselves; images are shown as their alternative text.
 *
 * @param html micromark's own output, in which raw HTML of the source is escaped.
 */
export function toReact(html: string): ReactNode {
  const root: Open = { tag: "", href: undefined, children: [] };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  for (const [, closing, name, attributes = "", text] of html.matchAll(tokens)) {
    if (text !== undefined) top().children.push(decode(text));
    else if (name === undefined) continue;
    else if (closing === "/") close(stack, name);
    else if (name === "img") top().children.push(attribute(attributes, "alt") ?? "");
    else if (empty.has(name)) top().children.push(createElement(name, { key: top().children.length }));
    else stack.push({ tag: name, href: attribute(attributes, "href"), children: [] });
  }
  return root.children;
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
