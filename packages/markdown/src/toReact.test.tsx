import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readMarkdown } from "./readMarkdown.ts";
import { toReact } from "./toReact.tsx";

/** The page's HTML, with nothing of what few texts have. */
const shown = (text: string, under?: number) =>
  renderToStaticMarkup(toReact(readMarkdown(text), { under, id: "a" }).content).replaceAll("\n", " ");

describe("markdown", () => {
  it("keeps the marks of CommonMark", () => {
    expect(shown("# Kia *ora* **Ōtaki**")).toBe("<h1>Kia <em>ora</em> <strong>Ōtaki</strong></h1>");
    expect(shown("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(shown("- a\n\n- b")).toBe("<ul><li><p>a</p></li><li><p>b</p></li></ul>");
    expect(shown("a & b < c")).toBe("<p>a &amp; b &lt; c</p>");
  });

  it("links to the web and to mail, without telling where from", () => {
    const link = '<p><a href="https://a.nz/?q=1&amp;r=2" rel="noopener noreferrer" target="_blank">x</a></p>';
    expect(shown("[x](https://a.nz/?q=1&r=2)")).toBe(link);
    expect(shown("[x][y]\n\n[y]: https://a.nz/?q=1&r=2")).toBe(link);
    expect(shown("<mailto:a@b.nz>")).toContain('<a href="mailto:a@b.nz"');
  });

  it("fits headings under the one they stand below, and skips none", () => {
    expect(shown("## A\n\n### B", 3)).toBe("<h4>A</h4><h5>B</h5>");
    expect(shown("###### A", 1)).toBe("<h2>A</h2>");
    expect(shown("# A\n\n###### B", 4)).toBe("<h5>A</h5><h6>B</h6>");
    expect(shown("> # A\n\n## B", 1)).toBe("<blockquote><h2>A</h2></blockquote><h3>B</h3>");
  });

  it("shows raw HTML as typed", () => expect(shown("a <b>c</b>")).toBe("<p>a &lt;b&gt;c&lt;/b&gt;</p>"));

  it("has tables whose cells stand as their columns say", () => {
    const text = "| class | share |\n| - | -: |\n| *high* | 0.5 |";
    expect(shown(text)).toBe(
      '<div class="sb-markdown-table"><table><thead><tr><th>class</th><th style="text-align:right">share</th></tr></thead>' +
        '<tbody><tr><td><em>high</em></td><td style="text-align:right">0.5</td></tr></tbody></table></div>',
    );
  });

  it("keeps code as it was typed", () => {
    expect(shown("```ts\na < *b*\n```")).toBe("<pre><code>a &lt; *b* </code></pre>");
    expect(shown("`<b>`")).toBe("<p><code>&lt;b&gt;</code></p>");
  });

  it("counts footnotes by their first mention, and leads there and back", () => {
    const page = shown(
      "One[^b], two[^a], one again[^b].\n\n[^a]: About two.\n[^b]: About one[^c].\n[^c]: More.\n[^d]: Unused.",
    );
    expect(page.match(/<sup>.*?<\/sup>/g)?.map((mark) => mark.replace(/<[^>]*>/g, ""))).toEqual([
      ..."12",
      "1",
      "3",
    ]);
    expect(page).not.toContain("Unused");
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.toSorted().every((target) => ids.includes(target))).toBe(true);
    expect(shown("no such note[^x]")).toBe("<p>no such note[^x]</p>");
  });

  it("has formulas between two dollars, and leaves amounts of money alone", () => {
    expect(shown("Mean $$\\frac{a}{b}$$ here")).toBe("<p>Mean <span>\\frac{a}{b}</span> here</p>");
    expect(shown("$$\na^2\n$$")).toBe("<div>a^2</div>");
    expect(shown("From $5 to $10")).toBe("<p>From $5 to $10</p>");
  });
});
