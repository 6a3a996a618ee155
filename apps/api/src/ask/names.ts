import { mostPairs } from "@stopbank/contract/names";
import { DomainError } from "@stopbank/errors";

/** The layers and scenarios of a call, each once. @throws DomainError `risk/too-many-pairs`. */
export function namesIn({ types, tags }: { types: string; tags: string }) {
  const names = { types: namesOf(types), tags: namesOf(tags) };
  const pairs = names.types.length * names.tags.length;
  if (pairs > mostPairs)
    throw new DomainError(
      "invalid",
      "risk/too-many-pairs",
      `${pairs} pairs of layer and scenario are too many at once; ask for at most ${mostPairs}.`,
    );
  return names;
}

/** A list in a path, each name once. */
export const namesOf = (list: string): string[] => [...new Set(list.split(","))];
