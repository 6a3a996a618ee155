import { DomainError } from "@stopbank/errors";

/** @param message says what to do instead. */
const refused =
  (what: string) =>
  (message: string, facts: object = {}) =>
    new DomainError("invalid", `media/${what}`, message, facts);

export const notTaken = refused("not-taken");
export const badPicture = refused("bad-picture");
export const badDrawing = refused("bad-drawing");
export const badFilm = refused("bad-film");
export const badCaptions = refused("bad-captions");

export const tooLarge = (message: string) => new DomainError("too-large", "media/too-large", message);

export const needsWords = () =>
  new DomainError(
    "invalid",
    "media/needs-alternative-text",
    "Describe this picture for people who cannot see it.",
  );

/** The same for what never was and what is another client's. */
export const noSuchMedium = () =>
  new DomainError("not-found", "media/unknown", "There is no such picture, film or captions.");
