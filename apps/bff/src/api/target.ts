import { DomainError } from "@stopbank/errors";

/**
 * What of a request line the API is asked: path and query after `prefix`, as they came. Both sides route by the same
 * rules; what could be read as another path by anything between them is refused.
 *
 * @param url as in the request line, with a path that matched a route below `prefix`.
 * @throws DomainError `request/bad-address`.
 */
export function targetOf(url: string, prefix: string): string {
  if (!url.startsWith(`${prefix}/`)) throw badAddress();
  const target = url.slice(prefix.length);
  const query = target.indexOf("?");
  const path = query === -1 ? target : target.slice(0, query);
  // What reads addresses as URLs takes this for a slash, so it would be another path.
  if (path.includes("\\")) throw badAddress();
  // The path matched a route, so it can be decoded. Most have neither a dot nor an escape before a dot.
  if (/(^|[/\\])\.{1,2}([/\\]|$)/.test(path.includes("%") ? decodeURIComponent(path) : path))
    throw badAddress();
  return target;
}

const badAddress = () =>
  new DomainError("invalid", "request/bad-address", "The address goes round corners. Write it out.");
