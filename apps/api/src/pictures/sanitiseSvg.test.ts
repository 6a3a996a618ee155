import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseSvg } from "./sanitiseSvg.ts";
import { UnsafeSvg } from "./unsafeSvg.ts";

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;
const laughs = Array.from(
  { length: 9 },
  (_none, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
).join("");
const nested = Array.from(
  { length: 20 },
  (_none, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
).join("");

/** What has to be refused, by what it tries. */
const refused: Readonly<Record<string, string>> = {
  script: svg("<script>alert(1)</script>"),
  "script in CDATA": svg("<script><![CDATA[alert(1)]]></script>"),
  "script under a prefix": svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
  onload: svg("", ' onload="alert(1)"'),
  "onload in capitals": svg("", ' ONLOAD="alert(1)"'),
  onclick: svg('<path d="M0 0" onclick="x()"/>'),
  "an event by animation": svg('<set attributeName="onmouseover" to="x()"/>'),
  "an address by animation": svg('<animate attributeName="href" values="javascript:x()"/>'),
  animateTransform: svg("<animateTransform/>"),
  "foreign object": svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  "a page's own parts": svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://x.example"/>'),
  "a link that runs": svg('<a href="javascript:x()"><path d="M0 0"/></a>'),
  "a link of old": svg('<a xlink:href="javascript:x()"/>'),
  "a picture from elsewhere": svg('<image href="https://x.example/a.png"/>'),
  "a picture within": svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'),
  "use of another document": svg('<use href="https://x.example/a.svg#b"/>'),
  "use of another document, of old": svg('<use xlink:href="//x.example/a.svg#b"/>'),
  "use of a document within": svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'),
  "a fill from elsewhere": svg('<path fill="url(https://x.example/a.svg#b)" d="M0 0"/>'),
  "a fill from elsewhere in quotes": svg(`<path fill="url( 'https://x.example/#b' )" d="M0 0"/>`),
  "a fill in escapes": svg('<path fill="u\\72l(https://x.example)" d="M0 0"/>'),
  "a fill past a comment": svg('<path fill="url/**/(https://x.example)" d="M0 0"/>'),
  "image-set": svg('<path fill="image-set(&quot;https://x.example&quot; 1x)" d="M0 0"/>'),
  "a CSS expression": svg('<path style="width:expression(alert(1))" d="M0 0"/>'),
  "a CSS address": svg('<path style="fill:url(https://x.example)" d="M0 0"/>'),
  "a style that imports": svg("<style>@import url(https://x.example);</style>"),
  "a style that imports in CDATA": svg("<style><![CDATA[@import 'https://x.example';]]></style>"),
  "a style with a typeface from elsewhere": svg("<style>@font-face{src:url(https://x.example)}</style>"),
  "a style in escapes": svg("<style>a{fill:\\75rl(https://x.example)}</style>"),
  "a style with an address": svg("<style>path{fill:url(https://x.example)}</style>"),
  "a style that ends early": svg("<style>a{fill:red}}b{fill:url(//x.example)}</style>"),
  "a filter": svg('<filter id="f"><feImage href="https://x.example"/></filter>'),
  "where addresses begin": svg('<use href="#a"/>', ' xml:base="https://x.example/"'),
  "a style sheet beside it": `<?xml-stylesheet href="https://x.example/a.css"?>${svg("")}`,
  "an entity from elsewhere": `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
  "a parameter entity": `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://x.example/a.dtd"> %x;]>${svg("")}`,
  "a billion laughs": `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg("<text>&l9;</text>")}`,
  "a million uses": svg(`<path id="g0" d="M0 0"/>${nested}`),
  "a use of itself": svg('<g id="a"><use href="#a"/></g>'),
  "a pattern of itself": svg('<pattern id="p"><path fill="url(#p)" d="M0 0"/></pattern>'),
  "patterns of each other": svg(
    '<pattern id="p"><path fill="url(#q)" d="M0"/></pattern><pattern id="q"><path style="fill:url(#p)" d="M0"/></pattern>',
  ),
  "parts without end": svg("<g>".repeat(100) + "</g>".repeat(100)),
  "parts without number": svg("<path/>".repeat(6_000)),
  "UTF-7": `<?xml version="1.0" encoding="UTF-7"?>${svg("+ADw-script+AD4-")}`,
  "UTF-16 by name": `<?xml version="1.0" encoding="UTF-16"?>${svg("")}`,
  "an unknown entity": svg("<text>&nbsp;</text>"),
  "a tag that is not closed": svg("<g>"),
  "two roots": `${svg("")}${svg("<script/>")}`,
  "a page": '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>',
  "a drawing of no name space": '<svg viewBox="0 0 1 1"/>',
  "no size": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "half of a pair": svg("<title>\ud800</title>"),
  nothing: "",
};

/** What no logo that is kept may have, whatever it came from. */
function expectInert(text: string) {
  const tags = [...text.matchAll(/<\/?([\w:-]+)/g)].map(([, name]) => name?.toLowerCase());
  for (const bad of [
    "script",
    "foreignobject",
    "image",
    "iframe",
    "a",
    "set",
    "animate",
    "filter",
    "feimage",
  ])
    expect(tags).not.toContain(bad);
  // Between tags such words are words; within one they would do something.
  for (const [tag] of text.matchAll(/<[^>]*>/g)) {
    const quiet = tag.replace(/ aria-label="[^"]*"/g, "").replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(quiet).not.toMatch(/\son\w+\s*=|script:|https?:|\/\/|data:|expression|@import|\\|<!/i);
    for (const [, target] of quiet.matchAll(/url\(([^)]*)\)/gi))
      expect(target).toMatch(/^\s*["'&#;39quot]*#/);
  }
  expect(text).not.toMatch(/<!|<\?|@import|@font-face/);
}

describe("an SVG that somebody uploads", () => {
  it.each(Object.entries(refused))("A-44: is refused where it has %s", (_what, text) => {
    expect(() => sanitiseSvg(text)).toThrow(UnsafeSvg);
  });

  it("says what is in the way", () => {
    expect(() => sanitiseSvg(refused.script ?? "")).toThrow(/it has <script>/);
    expect(() => sanitiseSvg(refused.onload ?? "")).toThrow(/runs something, by onload/);
    expect(() => sanitiseSvg(refused["a billion laughs"] ?? "")).toThrow(/its DOCTYPE defines something/);
  });

  it("keeps its shapes, words, gradients and styles, and loses what drawing programs note", () => {
    const drawn = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a drawing program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="http://www.inkscape.org/namespaces/inkscape" width="40px" height="20" i:version="1.2" data-name="Layer 1">
  <metadata><x/></metadata><i:namedview pagecolor="#fff"/>
  <style type="text/css"><![CDATA[ /* ours */ .st0 { fill : url(#a) ; -webkit-x: 1 } ]]></style>
  <defs><linearGradient id="a" xlink:href="#b"/><linearGradient id="b"><stop offset="0" style="stop-color:#0b2545;stop-opacity:1"/></linearGradient></defs>
  <path class="st0" d="M0 0h40v20z" transform="translate(1 2)"/><text x="1">Ōtaki &amp; <![CDATA[<b>]]></text>
</svg>`;
    expect(sanitiseSvg(drawn)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20" viewBox="0 0 40 20">' +
        "<style>.st0{fill:url(#a)}</style>" +
        '<defs><linearGradient id="a" href="#b"/><linearGradient id="b"><stop offset="0" style="stop-color:#0b2545;stop-opacity:1"/></linearGradient></defs>' +
        '<path class="st0" d="M0 0h40v20z" transform="translate(1 2)"/><text x="1">Ōtaki &amp; &lt;b&gt;</text></svg>',
    );
  });

  it("says no size but sides: they become its view box", () => {
    expect(sanitiseSvg('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')).toContain(
      'viewBox="0 0 4 2"',
    );
  });

  it("A-44: is refused or harmless, and the same when it is sanitised again, whatever is put together", () => {
    const hostile = fc.constantFrom(...Object.values(refused));
    const bit = fc.oneof(
      fc.constantFrom(
        ...[
          "<script>",
          "</script>",
          "<g>",
          "</g>",
          "<style>",
          "</style>",
          "a{fill:red}",
          "@import",
          "<!--",
          "-->",
        ],
        ...["<![CDATA[", "]]>", "&lt;script&gt;", "&#60;script&#62;", "<use href='#a'/>", "<path d='M0 0'/>"],
        ...[
          "<text>",
          "</text>",
          "<g onload='x'>",
          "&#10;",
          "&#13;",
          "url(#a)",
          "\t",
          "<a href='javascript:x'/>",
        ],
        ...[
          '<path fill="url(#a)"/>',
          "<title aria-label='//x'>",
          "</title>",
          "<g id='a'/>",
          "<desc>\"'</desc>",
        ],
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    );
    const pieces = fc.array(bit, { maxLength: 10 }).map((bits) => svg(bits.join("")));
    const spliced = fc
      .tuple(hostile, hostile, fc.nat({ max: 200 }), fc.nat({ max: 200 }))
      .map(([one, other, at, from]) => one.slice(0, at) + other.slice(from));
    let kept = 0;
    fc.assert(
      fc.property(fc.oneof(pieces, spliced), (text) => {
        let once: string;
        try {
          once = sanitiseSvg(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnsafeSvg);
          return;
        }
        kept += 1;
        expectInert(once);
        expect(sanitiseSvg(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
    expect(kept).toBeGreaterThan(50);
  });

  it.each([
    ["a word without an end", svg(`<path class="${"a".repeat(900_000)}" d="M0 0"/>`), undefined],
    ["spaces in a style", svg(`<style>${" ".repeat(900_000)}x</style>`), /style cannot be read/],
    ["a rule without an end", svg(`<style>${"a ".repeat(450_000)}</style>`), /style cannot be read/],
    ["comments without an end", svg(`<style>${"/* ".repeat(300_000)}</style>`), /without an end/],
    ["a selector of spaces", svg(`<style>  {fill:red}</style>`), /selector/],
  ])("A-44: reads what is written to take hours in one pass: %s", (_what, text, refusal) => {
    if (refusal === undefined) expect(sanitiseSvg(text)).toContain("aaaa");
    else expect(() => sanitiseSvg(text)).toThrow(refusal);
  });
});
