import type { PromisedCall, PromisedSchema } from "./promiseOf.ts";

/** What a program written for a call as it was would stumble over, one sentence each. */
export function brokenPromises(before: PromisedCall, now: PromisedCall | undefined): string[] {
  if (now === undefined) return [`${before.method} ${before.path} is gone`];
  const fixed = (["method", "path", "scope", "status", "produces"] as const).filter(
    (each) => before[each] !== now[each],
  );
  return [
    ...fixed.map((each) => `${each} was ${before[each]}`),
    ...(["params", "query", "body"] as const).flatMap((part) =>
      refused(before.asked[part], now.asked[part], part),
    ),
    ...lost(before.answered, now.answered, "answer"),
  ];
}

/** Where a request that was good is refused now. */
function refused(before: PromisedSchema | undefined, now: PromisedSchema | undefined, at: string): string[] {
  if (now === undefined) return before === undefined ? [] : [`${at} is not taken any more`];
  const demanded = (now.required ?? []).filter((key) => !(before?.required ?? []).includes(key));
  const news = demanded.map((key) => `${at}.${key} is demanded`);
  if (before === undefined) return news;
  const tighter = (["maxLength", "maxItems"] as const).filter(
    (bound) => (now[bound] ?? Number.POSITIVE_INFINITY) < (before[bound] ?? Number.POSITIVE_INFINITY),
  );
  return [
    ...news,
    ...tighter.map((bound) => `${at} has a lesser ${bound}`),
    ...(before.pattern === now.pattern || now.pattern === undefined ? [] : [`${at} has another pattern`]),
    ...(before.enum ?? [])
      .filter((each) => now.enum?.includes(each) === false)
      .map((each) => `${at} takes no ${each}`),
    ...within(before, now, at, refused),
  ];
}

/** What was answered and is not, or is otherwise. */
function lost(before: PromisedSchema, now: PromisedSchema | undefined, at: string): string[] {
  if (now === undefined) return [`${at} is not answered any more`];
  const optional = (before.required ?? []).filter(
    (key) => now.properties?.[key] && !now.required?.includes(key),
  );
  return [...optional.map((key) => `${at}.${key} may be left out`), ...within(before, now, at, lost)];
}

function within(
  before: PromisedSchema,
  now: PromisedSchema,
  at: string,
  compare: (before: PromisedSchema, now: PromisedSchema | undefined, at: string) => string[],
): string[] {
  return [
    ...(before.type === now.type && before.const === now.const ? [] : [`${at} is another type`]),
    ...Object.entries(before.properties ?? {}).flatMap(([key, each]) =>
      compare(each, now.properties?.[key], `${at}.${key}`),
    ),
    ...(before.items === undefined ? [] : compare(before.items, now.items, `${at}[]`)),
    ...(before.anyOf ?? []).flatMap((each, i) => compare(each, now.anyOf?.[i], `${at}|${i}`)),
  ];
}
