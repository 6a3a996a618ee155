import type { DemoDocument } from "./DemoDocument.ts";
import { releaseNotes } from "./releaseNotes.ts";
import { installationTerms } from "./terms.ts";

export type { DemoDocument } from "./DemoDocument.ts";

/** The texts of the demonstration that belong to no client. */
export const installationDocuments: readonly DemoDocument[] = [installationTerms, releaseNotes];
