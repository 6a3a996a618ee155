/** Whether a caller has the answer already. If-None-Match compares weakly (RFC 9110, 13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => isSame(tag, etag)));

const isSame = (one: string, other: string) => opaque(one) === opaque(other);

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
