/** What there is to say under a search's field. */
export type Suggested<T> =
  | { readonly state: "nothing asked" }
  | { readonly state: "too short" }
  | { readonly state: "loading" }
  | {
      readonly state: "failed";
      /** What the server said of a question that it did not take. */
      readonly why?: string;
    }
  | { readonly state: "found"; readonly found: readonly T[] };

/** One of what was found, as its line says it. */
export interface SearchOption {
  /** Tells it from the others. */
  readonly key: string;
  readonly title: string;
  /** What it is, or where. */
  readonly detail?: string;
}
