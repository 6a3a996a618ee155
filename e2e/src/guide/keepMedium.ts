import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MediaName, mediaNameOf } from "@stopbank/contract/media-name";
import { guideFolder } from "./guideFolder.ts";

const media = join(guideFolder, "media");
/** By what each medium is called here: the name that says what is in it. A dot keeps it from being read as content. */
const list = join(guideFolder, ".media.json");
const documents = ["articles", "tutorials", "demos"].map((folder) => join(guideFolder, folder));

/**
 * Keeps a medium of the guide under the name that says what is in it, and has the documents name it so. What it was before goes. A
 * document that is new names it `media/<id>.<ending>` until then.
 *
 * @returns as documents name it.
 */
export function keepMedium(id: string, bytes: Uint8Array, { ending, size }: Omit<MediaName, "hash">): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const name = mediaNameOf({ hash, ending, ...(size && { size }) });
  const names = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as Readonly<Record<string, string>>)
    : {};
  const before = names[id];
  mkdirSync(media, { recursive: true });
  if (before !== undefined && before !== name) rmSync(join(media, before), { force: true });
  writeFileSync(join(media, name), bytes);
  const sorted = Object.entries({ ...names, [id]: name }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  for (const folder of documents) rename(folder, [`${id}.${ending}`, before ?? ""], name);
  process.stdout.write(`${id}: media/${name}, ${Math.ceil(bytes.byteLength / 1024)} kB\n`);
  return `media/${name}`;
}

function rename(folder: string, from: readonly string[], to: string): void {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const renamed = from
      .filter((name) => name !== "")
      .reduce((words, name) => words.replaceAll(`media/${name}`, `media/${to}`), text);
    if (renamed !== text) writeFileSync(path, renamed);
  }
}
