/** Asks again only for something else, and gives up what was asked before. A failure is not remembered. */
export function rememberLast<T>(fetch: (key: string, signal: AbortSignal) => Promise<T>) {
  let last: { key: string; answer: Promise<T>; abort: AbortController } | undefined;
  const ask = (key: string): Promise<T> => {
    if (last?.key === key) return last.answer;
    last?.abort.abort();
    const abort = new AbortController();
    const answer = fetch(key, abort.signal);
    const asked = { key, answer, abort };
    last = asked;
    answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return answer;
  };
  return Object.assign(ask, { abort: () => last?.abort.abort() });
}
