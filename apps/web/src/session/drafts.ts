/** Where pages keep what is typed and not saved yet, in this tab: `stopbank.draft.<person>.`, and what it is of. */
const prefix = "stopbank.draft.";

/** Whether something is typed in this tab and not saved. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/**
 * Drops what was typed in this tab and not saved. It outlives a session that ends by itself, in case the same person logs in again.
 *
 * @param but whose is left: the person who is here now.
 */
export function forgetDrafts(but?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !(but !== undefined && key.startsWith(`${prefix}${but}.`)))
        sessionStorage.removeItem(key);
  } catch {
    // No storage here: nothing is kept.
  }
}
