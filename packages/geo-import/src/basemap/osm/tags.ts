export type Tags = Readonly<Record<string, string>>;

/** A feature's tags: those GDAL gives columns of their own, and the rest from its `other_tags`, `"key"=>"value",...`. */
export function tagsOf(properties: Readonly<Record<string, unknown>>): Tags {
  const tags: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(properties))
    if (typeof value === "string" && value !== "" && key !== "other_tags") tags[key] = value;
  const others = properties.other_tags;
  if (typeof others === "string")
    for (const [, key, value] of others.matchAll(/"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g))
      tags[plain(key!)] = plain(value!);
  return tags;
}

const plain = (text: string) => text.replace(/\\(.)/g, "$1");
