import { hasName } from "./webAddress.ts";

/** A body whose addresses lead where they led, without anybody's name before their hosts. */
export function withoutNames(body: unknown): unknown {
  if (typeof body === "string")
    return hasName(body) ? body.replace(/^(https?:\/\/)[/\\]*[^/?#\\]*@/i, "$1") : body;
  if (Array.isArray(body)) return body.map(withoutNames);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withoutNames(value)]));
}
