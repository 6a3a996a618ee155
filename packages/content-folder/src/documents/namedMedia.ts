import { mediaFolder } from "@stopbank/contract/media-name";

/** `media/<name>` in a field of its own, in Markdown or in HTML. */
const named = /(?<![\w./-])media\/([A-Za-z0-9][A-Za-z0-9_.-]{0,199})/g;

/** Without an ending they are words of a sentence: "our media/communications team". */
const hasEnding = /\.[A-Za-z0-9]+$/;

/** The names of media that a document names, each once. */
export function namedMedia(body: unknown): readonly string[] {
  const names = new Set<string>();
  replaced(body, (name) => {
    if (hasEnding.test(name)) names.add(name);
    return name;
  });
  return [...names];
}

/** A document with other names for its media; those that the map does not have stay. */
export const withMediaNames = (body: unknown, names: ReadonlyMap<string, string>): unknown =>
  replaced(body, (name) => names.get(name) ?? name);

function replaced(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value === "string")
    return value.replaceAll(named, (_whole, matched: string) => {
      // The full stop of a sentence is none of the name.
      const name = matched.replace(/[.]+$/, "");
      return `${mediaFolder}${rename(name)}${matched.slice(name.length)}`;
    });
  if (Array.isArray(value)) return value.map((each) => replaced(each, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, rename)]));
}
