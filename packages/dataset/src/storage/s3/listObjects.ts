import type { StoredFile } from "../DatasetStorage.ts";
import type { S3Answer, S3Request } from "./s3Client.ts";

export interface Listed {
  /** By key. */
  readonly objects: ReadonlyMap<string, StoredFile>;
  /** Up to and including the delimiter. */
  readonly prefixes: readonly string[];
}

/**
 * Everything below a prefix, page by page; with a delimiter only what is directly there.
 *
 * @returns undefined when there is no such bucket.
 */
export async function listObjects(
  ask: (request: S3Request) => Promise<S3Answer>,
  prefix: string,
  delimiter?: "/",
): Promise<Listed | undefined> {
  const objects = new Map<string, StoredFile>();
  const prefixes: string[] = [];
  let token: string | undefined;
  do {
    const query = {
      "list-type": "2",
      prefix,
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(token === undefined ? {} : { "continuation-token": token }),
    };
    const { status, bytes } = await ask({ method: "GET", key: "", query });
    if (status === 404) return undefined;
    const page = new TextDecoder().decode(bytes);
    for (const entry of elements(page, "Contents"))
      objects.set(text(entry, "Key"), {
        bytes: Number(text(entry, "Size")),
        modifiedMs: Date.parse(text(entry, "LastModified")),
      });
    for (const entry of elements(page, "CommonPrefixes")) prefixes.push(text(entry, "Prefix"));
    token = text(page, "IsTruncated") === "true" ? text(page, "NextContinuationToken") : undefined;
  } while (token !== undefined && token !== "");
  return { objects, prefixes };
}

// The answer is flat and made by a machine: element by element needs no parser of all of XML.
const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inside = ""]) => inside);

const text = (xml: string, name: string) => unescaped(elements(xml, name)[0] ?? "");

const namedEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (xml: string) =>
  xml.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return namedEntities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
  });
