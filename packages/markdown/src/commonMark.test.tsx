import { type Example, tests } from "commonmark-spec";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readMarkdown } from "./readMarkdown.ts";
import { toReact } from "./toReact.tsx";

const withTabs = (text: string) => text.replaceAll("→", "\t");

/** What we show on purpose of what CommonMark would: links to the web and to our own pages alone, images as words, no titles, no languages. */
function ours(html: string): string {
  return withTabs(html)
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/<a href="(https?:[^"]*|mailto:[^"]*|\/(?![/\\])[^"]*)"[^>]*>/gi, '<a href="$1">')
    .replace(/<a href="(?!https?:|mailto:|\/(?![/\\]))[^"]*"[^>]*>(.*?)<\/a>/gis, "<span>$1</span>")
    .replace(/<code class="[^"]*">/g, "<code>");
}

const shown = (text: string) =>
  renderToStaticMarkup(toReact(readMarkdown(text), { id: "a" }).content).replace(
    / rel="noopener noreferrer" target="_blank"/g,
    "",
  );

/** As it looks: line ends between blocks mean nothing, and quotes are written either way. */
const looks = (html: string) =>
  html
    .replace(/<(br|hr) ?\/?>/g, "<$1>")
    .replace(/(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr)[^>]*>)\n*/g, "$1")
    .replace(/\n+(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr)\b)/g, "$1")
    .replace(/<br>\n/g, "<br>")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");

/** Raw HTML is shown as it was typed, so examples that have any say nothing of us. */
const isOfOurs = ({ markdown, html, section }: Example) =>
  !["HTML blocks", "Raw HTML"].includes(section) &&
  !(markdown.match(/<[/!?]?[a-z-][^>]*>/gi) ?? []).some((tag) => html.includes(tag));

const bySection = Object.entries(Object.groupBy(tests.filter(isOfOurs), ({ section }) => section));

describe("CommonMark's own examples", () => {
  it.each(bySection)("%s", (_section, examples = []) => {
    for (const { number, markdown, html } of examples)
      expect(looks(shown(withTabs(markdown))), `example ${number}`).toBe(looks(ours(html)));
  });

  it("are most of them", () => expect(bySection.flatMap(([, all = []]) => all).length).toBeGreaterThan(550));
});
