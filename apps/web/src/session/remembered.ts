/** All that local storage holds of ours. No token is among it. */
const keys = ["client_name", "user_uuid", "recent_signup_email", "recent_signup_uuid"] as const;
type Key = (typeof keys)[number];

/** Remembers, or forgets without a value. Where storage is refused, as in some private windows, nothing is kept. */
export function remember(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Local storage is not available.", error);
  }
}
