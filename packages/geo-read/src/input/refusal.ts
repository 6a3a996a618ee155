import { DomainError, type ErrorKind } from "@stopbank/errors";

/** Where an input came from, as a sentence names it. */
export interface Place {
  /** What the description calls it, such as `Element layer buildings`. */
  readonly what: string;
  /** The file as the description names it. */
  readonly file?: string;
  readonly layer?: string;
}

/**
 * A refusal of an input: a sentence that names what, the file and layer, and says what to do.
 *
 * @param code after `import/`.
 * @param fault what is wrong, starting in lower case, without a full stop.
 * @param remedy what to do, a sentence of its own.
 */
export function refuse(
  code: string,
  place: Place,
  fault: string,
  remedy: string,
  facts: object = {},
  kind: ErrorKind = "invalid",
): DomainError {
  const file = place.file === undefined ? "" : `, file ${place.file}`;
  const layer = place.layer === undefined ? "" : `, layer ${place.layer}`;
  return new DomainError(kind, `import/${code}`, `${place.what}${file}${layer}: ${fault}. ${remedy}`, {
    ...place,
    ...facts,
  });
}
