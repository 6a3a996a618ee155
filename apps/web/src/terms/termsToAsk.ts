import { termsMark } from "./termsMark.ts";

export interface TermsSurroundings {
  /** The installation's, which everybody is asked for; null where it has none. */
  readonly installation: string | null;
  /** Those of the client in use; null where it has none. */
  readonly client: string | null;
  /** Of those. */
  readonly version: number | null;
  /** What this browser keeps of the installation's terms that were accepted in it. */
  readonly mark: string | undefined;
  readonly isSignedIn: boolean;
  /** Whether the person has agreed to those of the client in use. */
  readonly acceptedTerms: boolean;
  /** The shell runs from its sources, where the client's terms are not asked for. */
  readonly isDevelopment: boolean;
}

export interface AskedTerms {
  readonly whose: "installation" | "client";
  readonly html: string;
  /** Of a client's: it is said back with the answer, so that nobody agrees to other words than they read. */
  readonly version?: number | null;
}

/** The terms that have to be agreed to next, if any. The same words are never asked for twice (AMB-04). */
export function termsToAsk({
  installation,
  client,
  version,
  mark,
  ...person
}: TermsSurroundings): AskedTerms | undefined {
  if (isText(installation) && mark !== termsMark(installation))
    return { whose: "installation", html: installation };
  if (!isText(client) || client === installation) return undefined;
  const isOwed = person.isSignedIn && !person.acceptedTerms && !person.isDevelopment;
  return isOwed ? { whose: "client", html: client, version } : undefined;
}

const isText = (html: string | null): html is string => html !== null && html.trim() !== "";
