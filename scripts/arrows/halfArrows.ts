import { posix } from "node:path";
import { isTest } from "./isTest.ts";
import { isPlugin, runsInBrowsers } from "./order.ts";
import type { SourceFile, Workspace, WorkspacePackage, WrongArrow } from "./workspace.ts";

type Half = "browser" | "server" | "both";

/** Other people's packages that draw, and so run in a browser only. */
const drawing =
  /^(react|react-dom|maplibre-gl|uplot|wouter|swr|terra-draw|@blueprintjs\/.*|@atlaskit\/.*)(\/|$)|\.css$/;

/** A part of the builder, which is on neither side: it reads what browsers will have, and files. */
const runsWhenBuilt = /^build\//;

/** What runs in a browser never imports what runs on a server, nor the other way round. Types are free to. */
export function halfArrows(workspace: Workspace): WrongArrow[] {
  return [...workspace.values()].flatMap((from) =>
    from.files
      .filter((file) => !isTest(from, file) && !runsWhenBuilt.test(file.path))
      .flatMap((file) => {
        const half = halfOf(from, file.path);
        return file.runtimeImports
          .filter((specifier) => {
            const target = halfOfImport(from, file, specifier, workspace);
            return target !== "both" && target !== half;
          })
          .map((specifier) => ({ where: `${from.folder}/${file.path}`, why: reason(half, specifier) }));
      }),
  );
}

const reason = (half: Half, specifier: string) =>
  half === "both"
    ? `both halves use this file, so it cannot import ${specifier}`
    : `the ${half} half cannot import ${specifier}`;

const hasHalves = (owner: WorkspacePackage) =>
  isPlugin(owner.folder) || owner.folder === "packages/plugin-api";

/** Which half a file belongs to: plugins and the plugin host keep theirs in folders or files of that name. */
function halfOf(owner: WorkspacePackage, path: string): Half {
  if (hasHalves(owner)) {
    if (/^src\/(browser|embed|print)(\/|\.)/.test(path)) return "browser";
    return /^src\/server(\/|\.)/.test(path) ? "server" : "both";
  }
  return runsInBrowsers(owner.folder) ? "browser" : "server";
}

/** The half that an import can run in; `both` for whatever is not known to be bound to one. */
function halfOfImport(
  from: WorkspacePackage,
  file: SourceFile,
  specifier: string,
  workspace: Workspace,
): Half {
  if (specifier.startsWith("node:")) return "server";
  if (drawing.test(specifier)) return "browser";
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(file.path), specifier);
    // Elsewhere all files of a package are of one half.
    return halfOf(from, hasHalves(from) ? target : file.path);
  }
  const [, name, door] = /^(@stopbank\/[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const to = name === undefined ? undefined : workspace.get(name);
  if (to === undefined) return "both";
  // `./server`, `./server-host` and `./testing/server` are of one half; what is printed, and what other sites frame, a browser draws.
  if (hasHalves(to)) {
    const [, half] = /(?:^|\/)(browser|embed|print|server)(?:-|$)/.exec(door ?? "") ?? [];
    return half === "embed" || half === "print" ? "browser" : ((half as Half | undefined) ?? "both");
  }
  if (!runsInBrowsers(to.folder)) return "server";
  // A browser's package may have doors to plain computation (formats, palettes), which run anywhere.
  const entry = to.frontDoors.get(door === undefined ? "." : `./${door}`);
  return entry !== undefined && draws(to, entry, workspace, new Set()) ? "browser" : "both";
}

/** Whether a file, or anything it loads, draws. */
function draws(owner: WorkspacePackage, path: string, workspace: Workspace, seen: Set<string>): boolean {
  const key = `${owner.folder}/${path}`;
  if (seen.has(key)) return false;
  seen.add(key);
  const file = owner.files.find((one) => one.path === path);
  return (file?.runtimeImports ?? []).some((specifier) => {
    if (drawing.test(specifier)) return true;
    if (specifier.startsWith("."))
      return draws(owner, posix.join(posix.dirname(path), specifier), workspace, seen);
    const [, name, door] = /^(@stopbank\/[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    const to = name === undefined ? undefined : workspace.get(name);
    const entry = to?.frontDoors.get(door === undefined ? "." : `./${door}`);
    return to !== undefined && entry !== undefined && draws(to, entry, workspace, seen);
  });
}
