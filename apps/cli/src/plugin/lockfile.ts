import { DomainError } from "@stopbank/errors";

/** What a new package of the workspace changes in pnpm-lock.yaml. */
export interface NewPackage {
  readonly name: string;
  /** Relative to the root, two folders deep. */
  readonly folder: string;
  /** A package two folders deep with the same dependencies. */
  readonly likeFolder: string;
  /** Packages two folders deep that depend on it from now on. */
  readonly usedBy: readonly string[];
}

/**
 * The lockfile with a package that depends on what another of the workspace depends on already: nothing has to be resolved, so
 * no registry is asked.
 *
 * @throws DomainError `plugin/no-lock-entry` where the lockfile lacks one of the packages.
 */
export function lockWith(lockfile: string, { name, folder, likeFolder, usedBy }: NewPackage): string {
  const [, head = "", section = "", rest = ""] =
    /^(.*\nimporters:\n\n)(.*?)(\n\npackages:\n.*)$/s.exec(lockfile) ?? [];
  const importers = new Map(
    section.split("\n\n").map((entry) => [entry.slice(2, entry.indexOf(":\n")), entry]),
  );
  const importerOf = (path: string) => {
    const entry = importers.get(path);
    if (entry === undefined)
      throw new DomainError(
        "not-found",
        "plugin/no-lock-entry",
        `pnpm-lock.yaml has no entry for ${path}. Run \`npx pnpm@12 install\` first.`,
      );
    return entry;
  };
  importers.set(folder, importerOf(likeFolder).replace(likeFolder, folder));
  const lines = [
    `      '${name}':`,
    "        specifier: workspace:*",
    `        version: link:../../${folder}`,
  ];
  for (const path of usedBy) importers.set(path, withDependency(importerOf(path), lines));
  const sorted = [...importers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return head + sorted.join("\n\n") + rest;
}

/** Where it belongs in the order of names, which each begin a line. */
function withDependency(importer: string, added: readonly string[]): string {
  const lines = importer.split("\n");
  const start = lines.indexOf("    dependencies:") + 1;
  const isAfter = (line: string) =>
    /^ {4}\S/.test(line) || (/^ {6}\S/.test(line) && plain(line) > plain(added[0]));
  const after = lines.findIndex((line, at) => at >= start && isAfter(line));
  return lines.toSpliced(after === -1 ? lines.length : after, 0, ...added).join("\n");
}

const plain = (line = "") => line.replaceAll(/[':]/g, "");
