/** All that local storage holds of ours. No token is among it. */
const keys = [
  "client_name",
  "user_uuid",
  "recent_signup_email",
  "recent_signup_uuid",
  "accepted_terms",
] as const;
type Key = (typeof keys)[number];

/** What is remembered; undefined where there is nothing, or storage is refused. */
export function recall(key: Key): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers, or forgets without a value. Where storage is refused, as in some private windows, nothing is kept. */
export function remember(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Local storage is not available.", error);
  }
}
