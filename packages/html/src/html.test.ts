import fc from "fast-check";
import { expect, it } from "vitest";
import { html, joined } from "./html.ts";

it("escapes what is put in, between tags and in attributes, and leaves markup as it is", () => {
  const link = html`<a href="${'/?a=1&b="x"'}">${"<Ōtaki>"}</a>`;
  expect(link.text).toBe('<a href="/?a=1&amp;b=&quot;x&quot;">&lt;Ōtaki&gt;</a>');
  expect(html`<p>${joined([link, html`${"'"}`])}</p>`.text).toBe(`<p>${link.text}&#39;</p>`);
});

it("lets no text become a tag or end an attribute, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>&\"'/ aā=:`"), maxLength: 30 }), (text) => {
      const { text: page } = html`<p title="${text}">${text}</p>`;
      expect(page.match(/[<>]/g)).toHaveLength(4);
      expect(page.match(/"/g)).toHaveLength(2);
    }),
  );
});
