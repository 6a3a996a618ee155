import { parse } from "regexparam";

const parsed = new Map<string, RegExp>();

/** Whether wouter can read a pattern: `/levels/(` is none. */
export function isPattern(pattern: string): boolean {
  try {
    parse(pattern);
    return pattern.startsWith("/");
  } catch {
    return false;
  }
}

/** An address that fits a pattern: `/guide/:topic/*?` is shown at `/guide/topic`, for one. */
export const anAddressOf = (pattern: string): string =>
  pattern.replace(/\/\*\??$/, "").replace(/[:?*]/g, "") || "/";

/** Whether a path fits a pattern, read as wouter reads it. */
export function matches(pattern: string, path: string): boolean {
  let expression = parsed.get(pattern);
  if (expression === undefined) {
    expression = parse(pattern).pattern;
    parsed.set(pattern, expression);
  }
  return expression.test(path);
}
