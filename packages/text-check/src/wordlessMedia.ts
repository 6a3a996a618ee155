import { findInText } from "./findInText.ts";

/** A picture or film of a document that says nothing to whoever does not see or hear it. */
export interface WordlessMedium {
  /** The JSON pointer of the field that names it, or of the text that it stands in. */
  readonly pointer: string;
  readonly url: string;
  readonly is: "picture" | "film";
}

/** What names a medium, and the fields beside it of which one has to have words. */
interface MediumField {
  readonly is: WordlessMedium["is"];
  readonly words: readonly string[];
  /** The film that is shown in the picture's place: the picture stands there until it is played. */
  readonly unless?: string;
}

/**
 * The fields of pages and of the guide that name what people look at. A portrait has its person's name beside it, and what lies
 * behind words says nothing: neither is here. Stories are looked at by `@stopbank/story-check`.
 */
const mediumFields: Readonly<Record<string, MediumField>> = {
  imageUrl: { is: "picture", words: ["imageAlt"], unless: "videoUrl" },
  videoUrl: { is: "film", words: ["captionsUrl", "transcript"] },
  picture: { is: "picture", words: ["picture_alt"], unless: "film" },
  film: { is: "film", words: ["captions", "transcript"] },
  heroImage: { is: "picture", words: ["alternativeText"] },
  thumbnail: { is: "picture", words: ["alternativeText"] },
};

/**
 * Each picture of a document without alternative text, and each film with neither captions nor a transcript, in the order in which they
 * stand there. One text is looked at with each step, so that a server may let others take their turn between.
 *
 * @param body of any kind but a story; what is no document of its kind is looked at as far as it goes.
 */
export function* wordlessMedia(body: unknown, pointer = ""): Generator<WordlessMedium | undefined> {
  if (typeof body === "string") yield* picturesIn(body, pointer);
  if (typeof body !== "object" || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const field = Object.hasOwn(mediumFields, key) ? mediumFields[key] : undefined;
    const url = field && addressIn(value);
    if (url === undefined) yield* wordlessMedia(value, at);
    else if (field !== undefined && lacksWords(field, { ...body, ...ownFields(value) }))
      yield { pointer: at, url, is: field.is };
  }
}

/** All of them at once. */
export const allWordlessMedia = (body: unknown): readonly WordlessMedium[] =>
  [...wordlessMedia(body)].filter((found) => found !== undefined);

/** `media/<name>` by itself, or beside the words for it. */
const addressIn = (value: unknown): string | undefined => {
  const { url } = ownFields(value) as { readonly url?: unknown };
  const address = typeof value === "string" ? value : url;
  return typeof address === "string" && address !== "" ? address : undefined;
};

const ownFields = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

const lacksWords = ({ words, unless = "" }: MediumField, fields: Readonly<Record<string, unknown>>) =>
  isBlank(fields[unless]) && words.every((name) => isBlank(fields[name]));

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

function* picturesIn(text: string, pointer: string): Generator<WordlessMedium | undefined> {
  if (!text.includes("![")) return;
  yield undefined;
  for (const { url, alt } of findInText(text).images)
    if (alt.trim() === "") yield { pointer, url, is: "picture" };
}
