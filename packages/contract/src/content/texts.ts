import { Type } from "typebox";

/** A heading, a name, a label. */
export const Line = Type.String({ maxLength: 300 });

/** A passage as Markdown. */
export const Passage = Type.String({ maxLength: 20_000 });

/**
 * Where a button leads or a picture lies: an address of http(s) or of this site, and nothing that a browser would run. Browsers read
 * `/\` as `//`, and drop tabs, ends of lines and what is blank before an address.
 */
export const Address = Type.String({
  maxLength: 2_000,
  pattern: "^(?![\\x00-\\x20])(?!.*[\\t\\n\\r])(https?://|(?![A-Za-z][A-Za-z0-9+.-]*:)(?![/\\\\]{2}))",
});
