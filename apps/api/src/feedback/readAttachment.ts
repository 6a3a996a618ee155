import type { Feedback } from "@stopbank/contract/feedback";
import { mostPictureBytes } from "@stopbank/contract/feedback-rules";
import { DomainError } from "@stopbank/errors";
import { isNamedAs, isSomethingElseToo, pictureKind } from "../pictures/pictureKind.ts";

/** A picture as it was sent: by its outside it is one, and nothing of it has been decoded. */
export interface SentPicture {
  readonly givenName: string;
  readonly bytes: Buffer;
}

/**
 * Reads a message's attachment.
 *
 * @throws DomainError `feedback/bad-attachment`, `feedback/picture-too-large`, `feedback/no-picture`.
 */
export function readAttachment({
  filename,
  bytes: base64,
}: NonNullable<Feedback["attachment"]>): SentPicture {
  const bytes = Buffer.from(base64, "base64");
  // What is no base64 is read past without a word.
  if (bytes.toString("base64") !== base64)
    throw new DomainError(
      "invalid",
      "feedback/bad-attachment",
      "The bytes of the attachment are not in base64.",
    );
  if (bytes.length > mostPictureBytes) throw tooLarge("5 MB are the most.");
  const kind = pictureKind(bytes);
  const givenName = plainName(filename);
  if (kind === undefined || !isNamedAs(kind, givenName) || isSomethingElseToo(kind, bytes)) throw noPicture();
  return { givenName, bytes };
}

/** The name alone, on one line, with its first space as an underscore. */
const plainName = (filename: string): string =>
  filename
    .toWellFormed()
    .replace(/^.*[/\\]/s, "")
    .replace(/\p{Cc}/gu, "")
    .replace(" ", "_");

/** @param most in words. */
export const tooLarge = (most: string) =>
  new DomainError("too-large", "feedback/picture-too-large", `The picture is too large: ${most}`);

export const noPicture = (facts: object = {}) =>
  new DomainError(
    "invalid",
    "feedback/no-picture",
    "The screenshot must be a picture: a PNG, JPEG or WebP file that is whole and called what it is.",
    facts,
  );
