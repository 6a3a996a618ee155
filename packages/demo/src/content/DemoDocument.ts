/** A text of the demonstration, as plain data: which kinds there are, and what may be in each, is the contract's. */
export interface DemoDocument {
  readonly kind: string;
  /** Where a kind has several: a help file's. */
  readonly name?: string;
  readonly body: unknown;
}
