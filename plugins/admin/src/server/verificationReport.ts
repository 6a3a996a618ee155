import type { Layers } from "@stopbank/contract/layers";
import type { FileProblem } from "@stopbank/dataset/read";
import { formatCount } from "@stopbank/numbers";
import type { JobTextFile } from "@stopbank/plugin-api/server";

export interface Verified {
  readonly client: string;
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
  readonly problems: readonly FileProblem[];
  /** What the API answers whoever asked for this. */
  readonly served: Pick<Layers, "dataset_version" | "assets" | "hazards">;
}

/** What came of reading every file: for people, and for programs. */
export function verificationReport({ client, version, files, problems, served }: Verified): JobTextFile[] {
  const count = Object.keys(files).length;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const lines = [
    `${client}, dataset ${version}`,
    `${formatCount(count)} files, ${formatCount(bytes)} bytes, each read and compared with its checksum.`,
    "",
    ...(problems.length === 0
      ? ["All files are as published."]
      : [
          "Damaged. Import the dataset again, or go back to the version before:",
          ...problems.map(({ path, problem }) => `  ${path}: ${problem}`),
        ]),
    "",
    servedWords(version, served),
  ];
  return [
    { name: "verification.txt", mediaType: "text/plain", text: `${lines.join("\n")}\n` },
    {
      name: "verification.json",
      mediaType: "application/json",
      text: JSON.stringify(
        { version, files: count, bytes, problems, served_version: served.dataset_version },
        null,
        2,
      ),
    },
  ];
}

function servedWords(version: string, { dataset_version, assets, hazards }: Verified["served"]): string {
  if (dataset_version !== version)
    return `The map shows version ${dataset_version} by now. Verify again to have that one read.`;
  const elements = Object.values(assets).flatMap(({ groups }) => groups.flatMap((group) => group.assets));
  return `The map shows this version: element layers ${formatCount(elements.length)}, hazards ${formatCount(hazards.length)}.`;
}
