import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { Markdown } from "./Markdown.tsx";
import { readMarkdown } from "./readMarkdown.ts";
import { toReact } from "./toReact.tsx";

const withAll = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} mediaPrefix="/media/larkhaven/" />)
    // Where a picture lies, React has the browser told ahead.
    .replace(/^(<link rel="preload" as="image"[^>]*>)+/, "");
const withoutRichParts = (text: string) =>
  renderToStaticMarkup(<div>{toReact(readMarkdown(text), { id: "a" }).content}</div>);

/**
 * What a page may hold, whatever a text says: these tags, with these attributes; pages of our own in links, media of our own in
 * pictures, and drawings of icons that no text has a say in.
 */
const harmless =
  /<\/?(div|p|h[1-6]|em|strong|blockquote|code|pre|br|hr|span|ul|ol|li|table|thead|tbody|tr|th|td|sup|a|img|button|svg|path)((\s(class|start|id|tabindex|style|rel|target|aria-label|alt|width|height|decoding|loading|sizes|type|title|aria-haspopup|aria-hidden|role|data-icon|d|fill-rule|viewbox|fill|xmlns|transform)="[^"<>]*")|(\shref="(https?:\/\/(?![^/?#"]*@)|mailto:|#|\/(?![/\\])(?!(api|bff|media)[/"]))[^"<>]*")|(\s(src|srcset)="\/(media|logos|icons)\/[^"<>]*"))*\s*\/?>/gi;

describe.each([
  ["before the code of pictures, tables and callouts is there", withoutRichParts],
  ["with it", withAll],
])("%s", (_when, shown) => {
  beforeAll(() => import("./rich/index.tsx"));

  describe("A-40: nothing active comes of", () => {
    it.each([
      "[x](javascript:alert(1))",
      "[x](JaVaScRiPt:alert(1))",
      "[x]( javascript:alert(1))",
      "[x](java\u0000script:alert(1))",
      "[x](java&#115;cript:alert(1))",
      "[x](java&Tab;script:alert(1))",
      "[x][y]\n\n[y]: javascript:alert(1)",
      "<javascript:alert(1)>",
      "[x](data:text/html;base64,PHNjcmlwdD4=)",
      "[x](vbscript:a)",
      "[x](//evil.example)",
      "[x](/local)",
      "[x](irc://a.nz '\" onclick=\"alert(1)')",
      '[x](https://a.nz/" onclick="alert(1))',
      '<a href="javascript:alert(1)">x</a>',
      "<img src=x onerror=alert(1)>",
      "![alt](https://tracker.example/pixel.png)",
      "![alt](javascript:alert(1))",
      "![alt](//tracker.example/pixel.png)",
      "![alt](/\\tracker.example/pixel.png)",
      "![alt](data:image/svg+xml;base64,PHN2Zy8+)",
      "![alt](media/../../api/user)",
      "![alt](media/../x/0123456789abcdef0123456789abcdef.webp)",
      "![alt](/media/x/../../bff/session)",
      "![alt](/api/user/logout)",
      "![alt](/media/larkhaven/0123456789abcdef0123456789abcdef-4x4.svg#<script>)",
      '![" onerror="alert(1)](media/0123456789abcdef0123456789abcdef-4x4.webp "onload=alert(1)")',
      "![alt](media/0123456789abcdef0123456789abcdef-99999x99999.webp)",
      "![alt][y]\n\n[y]: javascript:alert(1)",
      "[![alt](media/0123456789abcdef0123456789abcdef.webp)](javascript:alert(1))",
      "[x](/api/user/logout)",
      "[x](/bff/session)",
      "[x](/API/user)",
      "[x](/\\evil.example)",
      "[x](https://larkhaven.example@evil.example)",
      "[x](https://user:pw@evil.example/a)",
      "[x](https:&#47;&#47;larkhaven.example&#64;evil.example)",
      "[x][y]\n\n[y]: https://larkhaven.example%2f@evil.example",
      "<https://larkhaven.example@evil.example>",
      "> [!NOTE]\n> <script>alert(1)</script> [x](javascript:a)",
      '> [!"onclick=alert(1)]\n> x',
      "> [!NOTE]",
      "```js\n<script>alert(1)</script>\n```",
      "```constructor\nx\n```",
      "```__proto__\nx\n```",
      "<script>alert(1)</script>",
      "<svg/onload=alert(1)>",
      "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
      "<!-- --><script>alert(1)</script>",
      "| a |\n| - |\n| <script>alert(1)</script> [x](javascript:a) |",
      "```html onload=alert(1)\n<script>alert(1)</script>\n```",
      "a[^x]\n\n[^x]: <script>alert(1)</script> [y](javascript:a)",
      'a[^"onclick=alert(1)]\n\n[^"onclick=alert(1)]: b',
      "$$\\href{javascript:alert(1)}{x}$$",
      "$$\n</div><script>alert(1)</script>\n$$",
    ])("%s", (text) => expect(shown(text).replace(harmless, "")).not.toMatch(/[<>]/));
  });

  /** A mark again and again, up to a length. */
  const marks = (mark: string, length: number) =>
    mark.repeat(Math.ceil(length / mark.length)).slice(0, length);

  describe("a text that would take long", () => {
    const many = [
      "*a_ ",
      "a**b",
      "[",
      "![",
      "[a](",
      "[^a]",
      "<a ",
      "`a",
      "$$a",
      "> ",
      "- ",
      "1. ",
      "a\n=\n",
      "a\n-\n",
      "\\[a",
      "&lt;*",
      "|",
      "\t- ",
      "![a](media/b.webp)",
      "> [!NOTE]\n",
      "```js\n",
      "|a|\n|-|\n",
    ];
    it.each(many)("of a million characters is shown as typed: %j again and again", (mark) => {
      const text = marks(mark, 1_000_000);
      expect(shown(text).replace(/<[^>]*>/g, "")).toHaveLength(
        shown("").replace(/<[^>]*>/g, "").length + escaped(text),
      );
    });

    it.each(many)("is set where it is short: %j for the length of a page", (mark) => {
      expect(shown(marks(mark, 900)).replace(harmless, "")).not.toMatch(/[<>]/);
    });

    it("is deep nesting", () => {
      expect(shown(`${"> ".repeat(40)}a`).match(/<blockquote>/g)).toHaveLength(40);
      expect(shown(`${">".repeat(5_000)}a`)).not.toContain("<blockquote>");
      const stairs = Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n");
      expect(shown(stairs)).not.toContain("<li>");
    });

    it("is much emphasis in one paragraph, while as much in many paragraphs is set", () => {
      expect(shown(marks("*a* ", 4 * 200))).toContain("<em>");
      expect(shown(marks("*a* ", 4 * 201))).not.toContain("<em>");
      expect(shown(`${marks("*a* ", 4 * 200)}\n\n`.repeat(3)).match(/<em>/g)).toHaveLength(600);
    });

    it("A-40: is a long address that is referred to again and again: what it would be written out to is bounded", () => {
      const text = `[a]: https://a.nz/${"b".repeat(45_000)}\n\n${"[a]\n\n".repeat(500)}`;
      expect(shown(text).length).toBeLessThan(200_000);
      expect(shown(text).match(/<a /g)).toHaveLength(2);
      expect(shown(`[a]: https://a.nz\n\n${"[a]\n\n".repeat(500)}`).match(/<a /g)).toHaveLength(500);
    });

    it("is not one of a guide's length", () => {
      const section =
        "## A\n\nSome *words* with [a link](https://a.nz) and `code`.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n";
      expect(shown(marks(section, 99_000)).match(/<table>/g)?.length).toBeGreaterThan(800);
    });
  });
});

/** How long a text is once its letters are written for HTML. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").length;
