import { DomainError } from "@stopbank/errors";
import type { PagePlace } from "@stopbank/store/page";

/** A place in a list that is ordered by time as one word, which callers hand back as it is. */
export const cursorOf = ({ at, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

/**
 * @param area of the code of a refusal.
 * @throws DomainError `<area>/bad-cursor`.
 */
export function placeOf(cursor: string, area = "audit"): PagePlace {
  try {
    const [at, id, ...more] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const isPlace =
      typeof at === "string" &&
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(at) &&
      typeof id === "string" &&
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) &&
      more.length === 0;
    if (isPlace && !Number.isNaN(Date.parse(at.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"))))
      return { at, id };
  } catch {
    // Said below.
  }
  throw new DomainError(
    "invalid",
    `${area}/bad-cursor`,
    "This page of the list is not to be found. Begin anew.",
  );
}
