/** What this browser keeps under one key, from visit to visit. */
export interface KeptText {
  readonly read: () => string | null;
  /** @param text undefined keeps nothing there any more. */
  readonly write: (text: string | undefined) => void;
}

/** A browser that keeps nothing throws where it is asked, and a full one where it is told: then nothing is kept. */
export const keptText = (key: string): KeptText => ({
  read() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // What would have been kept is not worth a word.
    }
  },
});
