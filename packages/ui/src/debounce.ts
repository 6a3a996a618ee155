/** A function that acts once it has not been called for a while, with what it was given last. */
export interface Debounced<A extends readonly unknown[]> {
  (...given: A): void;
  /** What was still to come does not come. */
  cancel(): void;
}

/** The specification's usual wait, in milliseconds (G-11). */
const usualMs = 500;

export function debounce<A extends readonly unknown[]>(
  act: (...given: A) => void,
  afterMs = usualMs,
): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return Object.assign(
    (...given: A) => {
      clearTimeout(timer);
      timer = setTimeout(() => act(...given), afterMs);
    },
    { cancel: () => clearTimeout(timer) },
  );
}
