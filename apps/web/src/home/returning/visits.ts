/** Where somebody was: the address, with what the page had in it, and what the page was called. */
export interface Visit {
  /** Path and query: of a map page its scene. */
  readonly href: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
}

/** So many pages are remembered, and no address longer than this: a scene that long is better saved as a view. */
const mostVisits = 6;
const mostCharacters = 8_000;

/** Pages that one passes on the way, and those that are there at each visit anyway. */
const passing = /^\/($|home|new-landing|onboarding|auth|account|print|explorer)(\/|$)/;

/** Whether a page is one to come back to. */
export const isWorthReturning = (href: string): boolean =>
  href.length <= mostCharacters && !passing.test(pathOf(href));

/** Visits with one more, the newest first: of each page the last look at it alone. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter(({ href }) => pathOf(href) !== pathOf(visit.href))].slice(0, mostVisits);

/** What was kept, as far as it is of use: whatever stands there, somebody else may have written it. */
export function readVisits(kept: string | null): readonly Visit[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list) ? list.filter(isVisit).slice(0, mostVisits) : [];
  } catch {
    return [];
  }
}

const isVisit = (value: unknown): value is Visit => {
  if (typeof value !== "object" || value === null) return false;
  const { href, title, at } = value as Partial<Record<keyof Visit, unknown>>;
  return (
    typeof href === "string" &&
    // A path of this site, and of no other's.
    /^\/(?![/\\])/.test(href) &&
    isWorthReturning(href) &&
    typeof title === "string" &&
    title !== "" &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
};

export const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? "";
