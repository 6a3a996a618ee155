/** How a document of the demonstration names a picture that is drawn at the first start: its name of a medium is known by then alone. */
const prefix = "picture:";
const named = new RegExp(`^${prefix}[a-z-]+$`);

/** @param name of a drawn picture: `bay`. */
export const pictureOf = (name: string): string => prefix + name;

/**
 * A document's body with names of media in the place of pictures' names. What was not drawn is left out, and what it showed with it.
 *
 * @param media `media/<name>` by a picture's name.
 */
export function withMedia(body: unknown, media: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(body)) return body.map((each) => withMedia(each, media));
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value !== "string" || !named.test(value)) return [[key, withMedia(value, media)]];
      const medium = media.get(value.slice(prefix.length));
      return medium === undefined ? [] : [[key, medium]];
    }),
  );
}
