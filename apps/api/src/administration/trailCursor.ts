import { DomainError } from "@stopbank/errors";
import type { TrailPlace } from "@stopbank/store/audit-trail";

/** A place in a trail as one word, which callers hand back as it is. */
export const cursorOf = ({ at, id }: TrailPlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

/** @throws DomainError `audit/bad-cursor`. */
export function placeOf(cursor: string): TrailPlace {
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
    "audit/bad-cursor",
    "This page of the trail is not to be found. Begin anew.",
  );
}
