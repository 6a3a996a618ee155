import { readMediaName } from "@stopbank/contract/media-name";
import { DomainError } from "@stopbank/errors";
import type { MediaPlace } from "@stopbank/store/media-list";

/** A place in the list of media as one word, which callers hand back as it is. */
export const mediaCursorOf = ({ at, name }: MediaPlace): string =>
  Buffer.from(JSON.stringify([at, name])).toString("base64url");

/** @throws DomainError `media/bad-cursor`. */
export function mediaPlaceOf(cursor: string): MediaPlace {
  try {
    const [at, name, ...more] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    if (
      typeof at === "string" &&
      typeof name === "string" &&
      isTime(at) &&
      readMediaName(name) &&
      more.length === 0
    )
      return { at, name };
  } catch {
    // Said below.
  }
  throw new DomainError(
    "invalid",
    "media/bad-cursor",
    "This page of the list is not to be found. Begin anew.",
  );
}

/** As PostgreSQL writes it. */
const isTime = (at: string): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(at) &&
  !Number.isNaN(Date.parse(at.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")));
