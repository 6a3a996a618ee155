import { parse } from "regexparam";

const parsed = new Map<string, RegExp>();

/** Whether a path fits a pattern, read as wouter reads it. */
export function matches(pattern: string, path: string): boolean {
  let expression = parsed.get(pattern);
  if (expression === undefined) {
    expression = parse(pattern).pattern;
    parsed.set(pattern, expression);
  }
  return expression.test(path);
}
