import type { Outcome } from "../work/outcome.ts";

/** What the thread of an export says: bytes, and at the end how it went. */
export type FromExportThread = { readonly chunk: Uint8Array } | Outcome<null>;

/** That a piece has been taken. */
export type ToExportThread = "more";
