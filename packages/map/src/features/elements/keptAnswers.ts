export interface KeptAnswers<T> {
  /** What is kept under a key, or else fetched; a failure is not kept. */
  fetch(key: string, fetchIt: () => Promise<T>): Promise<T>;
  /** What has come under a key and is kept. */
  here(key: string): T | undefined;
}

/** @param most are kept; what was first kept beyond them goes. */
export function keepAnswers<T>(most: number): KeptAnswers<T> {
  const kept = new Map<string, { readonly answer: Promise<T>; come?: T }>();
  return {
    fetch(key, fetchIt) {
      const known = kept.get(key);
      if (known !== undefined) return known.answer;
      const entry: { readonly answer: Promise<T>; come?: T } = { answer: fetchIt() };
      kept.set(key, entry);
      entry.answer.then(
        (answer) => {
          entry.come = answer;
        },
        () => kept.delete(key),
      );
      for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(old);
      return entry.answer;
    },
    here: (key) => kept.get(key)?.come,
  };
}
