import { noName } from "./webAddress.ts";

/**
 * An address of http(s) or of this site, and nothing that a browser would run. Browsers read `/\` as `//`, and drop tabs, ends of
 * lines and what is blank before an address.
 */
export const addressPattern = String.raw`^(?![\x00-\x20])(?!.*[\t\n\r])(https?://${noName}|(?![A-Za-z][A-Za-z0-9+.-]*:)(?![/\\]{2}))`;

/** What to write, for whoever wrote something else. */
export const addressWords =
  "Write an address that begins with https:// and has nobody's name before an @, one of this site (/risk), or media/ and a file's name.";
