import { micromark } from "micromark";
import { isValidElement, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { toReact } from "./toReact.ts";

/** The tree as text, which shows every tag and attribute there is. */
function written(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(written).join("");
  if (!isValidElement<{ href?: string; rel?: string; children?: ReactNode }>(node)) return String(node ?? "");
  const { href, rel, children } = node.props;
  return `[${String(node.type)}${href ? ` ${href}` : ""}${rel ? ` ${rel}` : ""}:${written(children)}]`;
}

const shown = (markdown: string) => written(toReact(micromark(markdown))).trim();

describe("markdown", () => {
  it("keeps the marks of CommonMark", () => {
    expect(shown("# Kia *ora* **Ōtaki**")).toBe("[h1:Kia [em:ora] [strong:Ōtaki]]");
    expect(shown("- a\n- b").replaceAll("\n", "")).toBe("[ul:[li:a][li:b]]");
    expect(shown("a & b < c")).toBe("[p:a & b < c]");
  });

  it("links to the web and to mail, without telling where from", () => {
    expect(shown("[x](https://a.nz/?q=1&r=2)")).toBe("[p:[a https://a.nz/?q=1&r=2 noopener noreferrer:x]]");
    expect(shown("<mailto:a@b.nz>")).toContain("[a mailto:a@b.nz");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,a)",
    "[x](//evil.example)",
    "[x](/local)",
    "[x](java&#115;cript:alert(1))",
    "[x](vbscript:a)",
    '<a href="javascript:alert(1)">x</a>',
    "<img src=x onerror=alert(1)>",
    "![alt](https://tracker.example/pixel.png)",
    "<script>alert(1)</script>",
    '[x](https://a.nz "\\" onclick=\\"alert(1)")'.replace("https://a.nz", "irc://a.nz"),
  ])("makes nothing active of %s", (source) => {
    expect(shown(source)).not.toMatch(/\[(a |script|img|iframe)/);
  });

  it("fits headings under the one they stand below, and skips none", () => {
    expect(written(toReact(micromark("## A\n\n### B"), 3)).replaceAll("\n", "")).toBe("[h4:A][h5:B]");
    expect(written(toReact(micromark("###### A"), 1)).trim()).toBe("[h2:A]");
    expect(written(toReact(micromark("# A\n\n###### B"), 4)).replaceAll("\n", "")).toBe("[h5:A][h6:B]");
  });

  it("shows raw HTML as typed", () => expect(shown("a <b>c</b>")).toBe("[p:a <b>c</b>]"));
});
