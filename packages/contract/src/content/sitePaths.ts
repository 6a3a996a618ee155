/**
 * What is not for pages, however it is written: `/%61pi`, `//bff/session`, `/API/layers`.
 *
 * @throws URIError for an escape sequence that is none.
 */
export const isReserved = (path: string): boolean =>
  /^\/*(api|bff|assets|icons|logos|embed\/api)(\/|$)/i.test(decodeURIComponent(path));

/** First parts of what is answered beside the shell: documents of their own, and what is for machines. */
const besideShell = ["print", "embed", "dev", "healthz", "readyz"];

/** First parts of the shell's own pages, none of which has a map. */
const ownPages = [
  "home",
  "new-landing",
  "onboarding",
  "access",
  "accessibility",
  "adaptation",
  "live",
  "landuse",
  "account",
  "auth",
  "explorer",
];

const withoutMap: ReadonlySet<string> = new Set([...besideShell, ...ownPages]);

/**
 * Whether a path may be a map page's. Pages of plugins all may: which of them have a map is known in the browser alone.
 *
 * @param path as `NewSavedView` takes it: in small letters, with nothing escaped.
 */
export const mayHaveMap = (path: string): boolean =>
  !isReserved(path) && !withoutMap.has(path.split("/")[1] ?? "");
