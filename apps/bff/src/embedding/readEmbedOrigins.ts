/** So many sites, as a header may hold. */
const mostOrigins = 50;

/**
 * The origins of the sites that may embed stories.
 *
 * @param texts as the setting has them, between its commas.
 * @param onBad told what is wrong, to throw.
 */
export function readEmbedOrigins(texts: readonly string[], onBad: (why: string) => Error): readonly string[] {
  const origins = texts.map((text) => {
    const read = URL.canParse(text) ? new URL(text) : undefined;
    // What is more than an origin, such as a path or a `*`, would be read in another way by browsers than it looks.
    if (read === undefined || (text !== read.origin && text !== `${read.origin}/`) || text.includes("*"))
      throw onBad(`names "${text}", which is no origin: it is written as https://www.example.govt.nz`);
    if (read.protocol !== "https:" && !isThisMachine(read))
      throw onBad(`names "${text}": a site that embeds stories is reached by https`);
    return read.origin;
  });
  const each = [...new Set(origins)];
  if (each.length > mostOrigins)
    throw onBad(`names ${each.length} sites; at most ${mostOrigins} may embed stories`);
  return each;
}

/** While somebody tries it out. */
const isThisMachine = ({ protocol, hostname }: URL) =>
  protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
