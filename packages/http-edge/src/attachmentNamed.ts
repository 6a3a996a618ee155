/**
 * `Content-Disposition` for a file that is to be saved under this name, whatever is in it (RFC 6266, RFC 8187): quotes,
 * line ends and macrons are escaped, and half a character becomes U+FFFD, for which there would be no bytes.
 */
export const attachmentNamed = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, escaped)}`;

/** What `encodeURIComponent` leaves as it is and a parameter's value may not hold. */
const escaped = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
