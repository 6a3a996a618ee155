import "./markdown.css";
import type { Nodes } from "hast";
import { createElement, type ReactNode, useMemo } from "react";
import { Link } from "./Link.tsx";
import { sanitise } from "./sanitise.ts";

export interface SanitisedHtmlProps {
  /** As somebody wrote it. */
  readonly html: string;
}

/**
 * A text that is kept as HTML, such as terms: its structure and its links to the web and to mail, and nothing that acts.
 * As with Markdown, no markup is put into the page.
 */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const content = useMemo(() => elementsOf(sanitise(html)), [html]);
  return <div className="sb-markdown">{content}</div>;
}

function elementsOf(node: Nodes, key = 0): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type === "root") return node.children.map(elementsOf);
  if (node.type !== "element") return null;
  const { tagName, properties } = node;
  // Between the cells of a table there is no text, though its source has line ends there.
  const children = isOfCells.test(tagName)
    ? node.children.filter(({ type }) => type === "element")
    : node.children;
  const within = children.map(elementsOf);
  if (tagName !== "a") return createElement(tagName, { key, ...properties }, ...within);
  return (
    <Link key={key} url={outside(properties.href?.toString())}>
      {within}
    </Link>
  );
}

/** Terms lead to no page of this app, which whoever has not agreed to them may not see. */
const outside = (href: string | undefined) => (href?.startsWith("/") ? undefined : href);

const isOfCells = /^(?:table|thead|tbody|tfoot|tr)$/;
