import { foldersFromTop } from "./order.ts";
import type { Workspace } from "./workspace.ts";

/** Of folders that hold many packages, whose own descriptions say more than a list of the house should. */
const ofMany: Readonly<Record<string, string>> = {
  "plugins/*": "what a client sees beyond the shell, each switched by flags",
  "templates/*": "plugins that `stopbank plugin new` copies; checked and tested, and in no app's list",
};

const begin = "<!-- house: written by `npm run house` -->\n";
const end = "<!-- end of house -->";

/**
 * The packages as ARCHITECTURE.md lists them, in the order of their rows, each with its package.json's `description`.
 *
 * @throws RangeError for a package without one.
 */
export function houseTable(workspace: Workspace): string {
  const descriptions = new Map(
    [...workspace.values()].map(({ folder, description }) => [folder, description]),
  );
  const lines = foldersFromTop().map((folder) => {
    const description = ofMany[folder] ?? descriptions.get(folder) ?? "";
    if (description === "") throw new RangeError(`${folder}/package.json has no description.`);
    return `| \`${folder}\` | ${description} |\n`;
  });
  return `| Folder | What it is |\n| --- | --- |\n${lines.join("")}`;
}

/**
 * A text with the list of packages between its two marks written anew.
 *
 * @throws RangeError where the marks are not there.
 */
export function withHouse(text: string, table: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) throw new RangeError("The marks around the list of packages are gone.");
  return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`;
}
