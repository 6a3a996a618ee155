import { type FoundThing, openSearchIndex, type SearchIndex } from "@stopbank/dataset/search";
import { type Outcome, outcomeOf } from "./outcome.ts";

export interface SearchTask {
  /** Where the index lies on this machine. */
  readonly path: string;
  readonly text: string;
  readonly elementType?: string;
}

/** Indexes a thread has open at a time; each takes up to 8 MB. */
const mostOpen = 8;

/** The one used last is at the end. */
const open = new Map<string, SearchIndex>();

export const find = ({ path, text, elementType }: SearchTask): Promise<Outcome<FoundThing[]>> =>
  outcomeOf(() => indexAt(path).find(text, elementType));

function indexAt(path: string): SearchIndex {
  const index = open.get(path) ?? openSearchIndex(path);
  open.delete(path);
  open.set(path, index);
  const [[oldest, other] = []] = open;
  if (open.size > mostOpen && oldest !== undefined) {
    open.delete(oldest);
    other?.close();
  }
  return index;
}
