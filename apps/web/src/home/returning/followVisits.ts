import { keepVisits, keptVisits, visitsKey } from "./keptVisits.ts";
import { isWorthReturning, withVisit } from "./visits.ts";

/** A page has its name, and a map what was last moved, by then. */
const settledMs = 1_000;

/** What `NotFoundPage` calls itself, at whatever address. */
const nowhere = /^Page (not found|moved) /;

/** Every way in which an address changes here: wouter tells of the first two. */
const changes = ["pushState", "replaceState", "popstate"] as const;

/** Remembers where a person is in a client, each time they have stayed a while. */
export function followVisits(
  userUuid: string,
  clientName: string,
  displayName: string,
  until: AbortSignal,
): void {
  if (until.aborted) return;
  const key = visitsKey(userUuid, clientName);
  // Behind the name of every page (`useTitle`).
  const suffix = ` · ${displayName}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    const href = window.location.pathname + window.location.search;
    const { title } = document;
    // A page that has not named itself is on its way to another.
    if (!isWorthReturning(href) || !title.endsWith(suffix) || nowhere.test(title)) return;
    const visit = { href, title: title.slice(0, -suffix.length), at: new Date().toISOString() };
    keepVisits(key, withVisit(keptVisits(key), visit));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(note, settledMs);
  };
  later();
  for (const change of changes) window.addEventListener(change, later, { signal: until });
  // Whoever leaves at once was there all the same.
  window.addEventListener("pagehide", note, { signal: until });
  until.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
