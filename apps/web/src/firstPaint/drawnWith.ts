/** What a document that came drawn was drawn with. */
export interface DrawnWith {
  /** The address, without search. */
  readonly path: string;
  /** The client's name. */
  readonly client: string;
  /** The id of whoever it was drawn for; undefined for a visitor. */
  readonly person?: string | undefined;
  readonly roles: readonly string[];
  /** By the key that SWR keeps it under. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** As text for a script element: nothing in it ends that element or begins a comment. */
export const writeDrawnWith = (drawnWith: DrawnWith): string =>
  JSON.stringify(drawnWith).replace(/</g, "\\u003c");
