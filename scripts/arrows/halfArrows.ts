import { posix } from "node:path";
import { isTest } from "./isTest.ts";
import { isPlugin, runsInBrowsers } from "./order.ts";
import type { SourceFile, Workspace, WorkspacePackage, WrongArrow } from "./workspace.ts";

type Half = "browser" | "server" | "both";

/** What runs in a browser never imports what runs on a server, nor the other way round. */
export function halfArrows(workspace: Workspace): WrongArrow[] {
  return [...workspace.values()].flatMap((from) =>
    from.files
      .filter((file) => !isTest(from, file))
      .flatMap((file) => {
        const half = halfOf(from, file.path);
        return file.imports
          .filter((specifier) => crosses(from, file, half, specifier, workspace))
          .map((specifier) => ({
            where: `${from.folder}/${file.path}`,
            why:
              half === "both"
                ? `both halves use this file, so it cannot import ${specifier}`
                : `the ${half} half cannot import ${specifier}`,
          }));
      }),
  );
}

/** Which half a file belongs to: plugins and the plugin host keep theirs in folders or files of that name. */
function halfOf(owner: WorkspacePackage, path: string): Half {
  if (isPlugin(owner.folder) || owner.folder === "packages/plugin-api") {
    if (/^src\/browser(\/|\.)/.test(path)) return "browser";
    return /^src\/server(\/|\.)/.test(path) ? "server" : "both";
  }
  return runsInBrowsers(owner.folder) ? "browser" : "server";
}

function crosses(
  from: WorkspacePackage,
  file: SourceFile,
  half: Half,
  specifier: string,
  workspace: Workspace,
): boolean {
  const target = halfOfImport(from, file, specifier, workspace);
  return target !== "both" && target !== half;
}

/** The half that an import can run in; `both` for whatever is not known to be bound to one. */
function halfOfImport(
  from: WorkspacePackage,
  file: SourceFile,
  specifier: string,
  workspace: Workspace,
): Half {
  if (specifier.startsWith("."))
    return sameOwner(from, posix.join(posix.dirname(file.path), specifier), halfOf(from, file.path));
  if (specifier.startsWith("node:")) return "server";
  if (/^(react|react-dom|@blueprintjs\/.*|maplibre-gl)$/.test(specifier)) return "browser";
  const [, name, door] = /^(@stopbank\/[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const to = name === undefined ? undefined : workspace.get(name);
  if (to === undefined) return "both";
  if (door === "browser" || door === "server") return door;
  if (isPlugin(to.folder) || to.folder === "packages/plugin-api") return "both";
  if (!runsInBrowsers(to.folder)) return "server";
  // Plain computation and schemas run anywhere; what draws does not.
  return /\/(ui|charts|map|markdown|web)$/.test(to.folder) ? "browser" : "both";
}

/** Inside plain packages everything is of one half; only those with halves can cross. */
const sameOwner = (owner: WorkspacePackage, target: string, own: Half): Half =>
  isPlugin(owner.folder) || owner.folder === "packages/plugin-api" ? halfOf(owner, target) : own;
