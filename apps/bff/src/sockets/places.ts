import { DomainError } from "@stopbank/errors";

export interface SocketLimits {
  /** Of one session: its tabs. */
  readonly mostOfSession: number;
  /** Of one network: an office behind one address. */
  readonly mostOfNetwork: number;
  /** Of this process. */
  readonly most: number;
}

export const usualSocketLimits: SocketLimits = { mostOfSession: 12, mostOfNetwork: 300, most: 5_000 };

/** Counts what is taken under each of many names; what nobody has any more leaves nothing behind. */
export function createSocketPlaces() {
  const takenPlaces = new Map<string, number>();
  /**
   * @returns gives the place back, once.
   * @throws DomainError `socket/too-many`, with Retry-After.
   */
  return (name: string, most: number): (() => void) => {
    const before = takenPlaces.get(name) ?? 0;
    if (before >= most)
      throw new DomainError(
        "too-many",
        "socket/too-many",
        "Too many pages listen at once from where you are. Close some of them.",
        { retryAfterSeconds: 30 },
      );
    takenPlaces.set(name, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (takenPlaces.get(name) ?? 1) - 1;
      if (left > 0) takenPlaces.set(name, left);
      else takenPlaces.delete(name);
    };
  };
}
