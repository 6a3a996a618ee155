import { mediaFolder } from "@stopbank/contract/media-name";

/** `![A river](media/river.png)`, whose words have neither brackets nor ends of lines. */
const inMarkdown = /!\[([^\][\n]+)\]\(<?media\/([A-Za-z0-9][A-Za-z0-9_.-]{0,199})/g;

/** As many characters as what is to be seen on a medium may have. */
const mostCharacters = 1_000;

/**
 * What a document says is to be seen on the media it names, by their names, as it says it first: in Markdown, beside a picture's address,
 * or in the field of the same name with `Alt` or `_alt`.
 */
export function mediaWords(body: unknown): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const note = (name: string, said: unknown) => {
    const text = typeof said === "string" ? said.trim() : "";
    if (text !== "" && text.length <= mostCharacters && !words.has(name)) words.set(name, text);
  };
  const look = (value: unknown): void => {
    if (typeof value === "string")
      for (const [, said, name = ""] of value.matchAll(inMarkdown)) note(name, said);
    else if (Array.isArray(value)) for (const each of value) look(each);
    else if (typeof value === "object" && value !== null) {
      const fields = value as Readonly<Record<string, unknown>>;
      for (const [key, each] of Object.entries(fields)) {
        const isMedium = typeof each === "string" && each.startsWith(mediaFolder);
        if (isMedium) note(each.slice(mediaFolder.length), wordsBeside(fields, key));
        else look(each);
      }
    }
  };
  look(body);
  return words;
}

/**
 * `url` has its words in `alternativeText`, `wideImage` in `wideImageAlt`, `coverImageUrl` in `coverImageAlt`; `picture`, of a page's
 * `hero`, in `picture_alt`.
 */
const wordsBeside = (fields: Readonly<Record<string, unknown>>, key: string): unknown =>
  fields[key === "url" ? "alternativeText" : `${key.replace(/Url$/, "")}Alt`] ?? fields[`${key}_alt`];
