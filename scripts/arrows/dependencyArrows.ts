import { closed, isPlugin, rowOf, runsInBrowsers } from "./order.ts";
import type { Workspace, WorkspacePackage, WrongArrow } from "./workspace.ts";

/** What package.json files say: dependencies point down the list, and browsers' packages only at browsers' packages. */
export function dependencyArrows(workspace: Workspace): WrongArrow[] {
  const inOrder = [...workspace.values()].flatMap((from) => {
    const where = `${from.folder}/package.json`;
    if (rowOf(from.folder) === undefined)
      return [{ where, why: `${from.folder} has no row in scripts/arrows/order.ts: give it one` }];
    return [...from.dependencies, ...from.devDependencies].flatMap((name) => {
      const to = workspace.get(name);
      const why = to === undefined ? undefined : objection(from, to);
      return why === undefined ? [] : [{ where, why }];
    });
  });
  return [...inOrder, ...pluginsInCircles(workspace)];
}

/** Plugins stand in one row, so what the list cannot order is followed: none may come back to itself. */
const pluginsInCircles = (workspace: Workspace): WrongArrow[] =>
  [...workspace.values()]
    .filter(({ folder }) => isPlugin(folder))
    .filter((plugin) => pluginsBelow(plugin, workspace).has(plugin))
    .map(({ folder, name }) => ({
      where: `${folder}/package.json`,
      why: `by way of other plugins it depends on itself: ${name}`,
    }));

function pluginsBelow(plugin: WorkspacePackage, workspace: Workspace): ReadonlySet<WorkspacePackage> {
  const reached = new Set<WorkspacePackage>();
  const ahead = [plugin];
  for (let one = ahead.pop(); one !== undefined; one = ahead.pop())
    for (const name of [...one.dependencies, ...one.devDependencies]) {
      const next = workspace.get(name);
      if (next === undefined || !isPlugin(next.folder) || reached.has(next)) continue;
      reached.add(next);
      ahead.push(next);
    }
  return reached;
}

function objection(from: WorkspacePackage, to: WorkspacePackage): string | undefined {
  const [high, low] = [rowOf(from.folder), rowOf(to.folder)];
  if (high === undefined || low === undefined) return undefined;
  // By which door is seen where it is imported.
  if (isPlugin(from.folder) && isPlugin(to.folder)) return undefined;
  if (low >= high) return `dependencies point down the list in scripts/arrows/order.ts: not to ${to.name}`;
  const allowed = closed[from.folder];
  if (allowed !== undefined && !allowed.includes(to.folder))
    return `${from.folder} may depend on ${allowed.join(", ")} alone: not on ${to.name}`;
  // The plugin host's contract and the plugins have a half for either side; the imports are checked instead.
  const hasHalves = isPlugin(to.folder) || to.folder === "packages/plugin-api";
  if (runsInBrowsers(from.folder) && !runsInBrowsers(to.folder) && !hasHalves)
    return `browsers run ${from.folder} and cannot run ${to.name}`;
  return undefined;
}
