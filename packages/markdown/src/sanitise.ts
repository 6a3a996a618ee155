import type { Nodes } from "hast";
import { fromDom } from "hast-util-from-dom";
import { type Schema, sanitize } from "hast-util-sanitize";

/** The structure of a text. Whatever else there is falls away: of these, what is in it too. */
const structure: Schema = {
  tagNames: [
    ..."h1 h2 h3 h4 h5 h6 p br hr blockquote pre code div span section".split(" "),
    ..."ul ol li dl dt dd table caption thead tbody tfoot tr th td".split(" "),
    ..."a strong b em i u s small sub sup abbr".split(" "),
  ],
  strip: ["script", "style", "title", "template", "noscript", "iframe", "object", "textarea", "select"],
  attributes: {
    a: ["href"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan"],
    "*": ["lang"],
  },
  protocols: { href: ["http", "https", "mailto"] },
};

/** HTML that somebody wrote, as a tree of what a text may have: the one way for HTML into a page. */
export function sanitise(html: string): Nodes {
  // Parsed apart from the page: nothing runs, and nothing is fetched.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return sanitize(fromDom(body), structure);
}
