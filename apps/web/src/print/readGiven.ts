import { DomainError } from "@stopbank/errors";

/**
 * What whoever prints a page gave it beside the address, behind its `#`; undefined without.
 *
 * @throws DomainError `print/not-given` where it is no JSON.
 */
export function readGiven(hash: string): unknown {
  if (hash.length < 2) return undefined;
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError)
      throw new DomainError("invalid", "print/not-given", "What the report was given could not be read.");
    throw error;
  }
}
