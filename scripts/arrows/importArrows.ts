import { posix } from "node:path";
import { isTest } from "./isTest.ts";
import { isPlugin } from "./order.ts";
import type { SourceFile, Workspace, WorkspacePackage, WrongArrow } from "./workspace.ts";

/** What source files say: other packages are entered by declared dependencies and by their front doors only. */
export function importArrows(workspace: Workspace): WrongArrow[] {
  return [...workspace.values()].flatMap((from) =>
    from.files.flatMap((file) =>
      file.imports.flatMap((specifier) => {
        const why = specifier.startsWith(".")
          ? strays(file, specifier)
          : objection(from, file, specifier, workspace);
        return why === undefined ? [] : [{ where: `${from.folder}/${file.path}`, why }];
      }),
    ),
  );
}

function strays(file: SourceFile, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(file.path), specifier);
  if (target.startsWith("..")) return `it reaches out of its package, past the front door: ${specifier}`;
  return undefined;
}

function objection(
  from: WorkspacePackage,
  file: SourceFile,
  specifier: string,
  workspace: Workspace,
): string | undefined {
  if (!specifier.startsWith("@stopbank/")) return undefined;
  const name = specifier.split("/").slice(0, 2).join("/");
  const to = workspace.get(name);
  if (to === undefined) return `there is no package ${name}`;
  if (to === from) return `a package imports its own files by path, not by its name: ${specifier}`;
  const declared = isTest(from, file) ? [...from.dependencies, ...from.devDependencies] : from.dependencies;
  if (!declared.includes(name)) return `${name} is not among the dependencies of ${from.folder}/package.json`;
  const door = `.${specifier.slice(name.length)}`;
  if (isPlugin(from.folder) && isPlugin(to.folder) && door !== "./api")
    return `of another plugin a plugin knows its ./api alone, and its services by tokens: not ${specifier}`;
  if (!to.frontDoors.has(door)) return `${specifier} is no front door of ${name} (its exports)`;
  return undefined;
}
