import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { diffDatasets } from "@stopbank/dataset/diff";
import { currentVersion, openDataset } from "@stopbank/dataset/read";
import { versionBefore } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { diffCsv } from "../../diff/diffCsv.ts";
import { diffHtml } from "../../diff/diffHtml.ts";
import { diffText } from "../../diff/diffText.ts";
import { datasetStorage } from "../../home.ts";

export interface DiffFlags {
  readonly csv?: string;
  readonly html?: string;
}

/**
 * `stopbank dataset diff <client> [old] [new]`: what changed for the client.
 *
 * @param old default the version that was current before; `now` default the current one.
 * @throws DomainError `dataset/unknown-version`, `dataset/none-published`, `dataset/cannot-write`.
 */
export async function datasetDiff(
  client: string,
  old: string | undefined,
  now: string | undefined,
  { csv, html }: DiffFlags,
): Promise<void> {
  const storage = datasetStorage();
  const open = (version?: string) => openDataset(storage, client, version === undefined ? {} : { version });
  const after = await open(now ?? (await currentVersion(storage, client)));
  const before = await open(old ?? (await versionBefore(storage, client)));
  const diff = await diffDatasets(before, after);
  process.stdout.write(
    `${[`${client}: ${before.version} to ${after.version}`, ...diffText(diff)].join("\n\n")}\n`,
  );
  if (csv !== undefined) write(csv, diffCsv(diff));
  const about = {
    client,
    title: after.manifest.title,
    before: before.version,
    after: after.version,
  };
  if (html !== undefined) write(html, diffHtml(about, diff));
}

function write(path: string, text: string): void {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new DomainError(
      "invalid",
      "dataset/cannot-write",
      `${file} cannot be written. Name a file in a folder that exists and that you may write to.`,
      { cause },
    );
  }
  process.stdout.write(`\nWritten to ${file}\n`);
}
