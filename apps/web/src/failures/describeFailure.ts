import { defaultStackParser } from "@sentry/browser";
import type { BrowserFailure } from "@stopbank/contract/browser-failures";
import { isKnownHarmless } from "@stopbank/errors/known-harmless";

/** By name: what the shell shares with this code would be split off from it, and weigh more. */
const expected = new Set(["ApiError", "AbortError"]);

/** Of a long stack the end tells most. */
const mostFrames = 50;

/**
 * What is told of a failure: its kind, our code for it, and the calls in the shell's own files. Its words may quote what
 * somebody typed or where they looked, and the address holds the place on the map: both stay here.
 *
 * @returns undefined for what is no failure of ours: of a script that is not from here (an extension's, a link scanner's), what the
 * server refused, which it knows, and what was given up on purpose.
 */
export function describeFailure(
  error: unknown,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
): BrowserFailure | undefined {
  if (!(error instanceof Error) || expected.has(error.name) || isKnownHarmless(error)) return undefined;
  const frames = ownFrames(error, origin);
  if (frames.length === 0) return undefined;
  const page = /^\/[a-z-]{1,40}(?=\/|$)/.exec(pathname)?.[0];
  return {
    name: /^[A-Za-z_$][\w$]{0,59}$/.test(error.name) ? error.name : "Error",
    code: codeOf(error),
    ...(page === undefined ? {} : { page }),
    frames,
  };
}

function codeOf(error: Error): string {
  const { code } = error as { readonly code?: unknown };
  const isOurs = typeof code === "string" && /^[a-z][a-z-]{0,39}\/[a-z][a-z-]{0,59}$/.test(code);
  return isOurs ? code : "unexpected";
}

function ownFrames({ stack = "", message }: Error, origin: string): BrowserFailure["frames"] {
  // What the message says is cut out first, where a browser puts it there: it could be made to look like a call.
  const start = stack.indexOf(message);
  return defaultStackParser(start === -1 ? stack : stack.slice(start + message.length))
    .flatMap(({ filename = "", function: called = "", lineno, colno }) => {
      const file = filename.startsWith(`${origin}/`) ? filename.slice(origin.length).split("?", 1)[0] : "";
      if (file === undefined || !/^\/[A-Za-z0-9_./@-]{1,160}$/.test(file)) return [];
      if (lineno === undefined || colno === undefined) return [];
      const isName = /^[A-Za-z_$][\w$.]{0,99}$/.test(called);
      return [{ file, ...(isName ? { function: called } : {}), line: lineno, column: colno }];
    })
    .slice(-mostFrames);
}
