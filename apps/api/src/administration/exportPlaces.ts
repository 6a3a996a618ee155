import { DomainError } from "@stopbank/errors";

/** So many files are made for a client at once, in one process: each reads its whole trail. */
const MOST = 2;

/**
 * Makes what holds a place for a file that is being made, and gives it back by what it returns, once or more often.
 *
 * The made function throws DomainError `audit/exports-busy`.
 */
export function createExportPlaces(): (clientId: string) => () => void {
  const taken = new Map<string, Set<symbol>>();
  return (clientId) => {
    const places = taken.get(clientId) ?? new Set();
    if (places.size >= MOST)
      throw new DomainError(
        "too-many",
        "audit/exports-busy",
        "Two files of this trail are being made. Wait until one of them is done.",
        { retryAfterSeconds: 10 },
      );
    const place = Symbol(clientId);
    taken.set(clientId, places.add(place));
    return () => {
      places.delete(place);
      if (places.size === 0 && taken.get(clientId) === places) taken.delete(clientId);
    };
  };
}
