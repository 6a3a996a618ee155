import { watch } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Calls back once, when a file below `root` changes that this process has loaded from now on. Packages that are installed are
 * left out: they change for reasons of their own, and by being replaced.
 */
export function watchLoaded(root: string, onChange: (file: string) => void): void {
  const loaded = new Map<string, Set<string>>();
  let isChanged = false;
  const watchFolder = (folder: string): Set<string> => {
    const names = new Set<string>();
    const watcher = watch(folder, (_event, name) => {
      if (isChanged || name === null || !names.has(name)) return;
      isChanged = true;
      onChange(join(folder, name));
    });
    // A folder that goes with all in it, as when a branch is changed: what has to be loaded then is said by what is left.
    watcher.on("error", () => watcher.close());
    watcher.unref();
    loaded.set(folder, names);
    return names;
  };
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith("file:") ? fileURLToPath(url) : "";
      if (file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`)) {
        const folder = dirname(file);
        (loaded.get(folder) ?? watchFolder(folder)).add(basename(file));
      }
      return next(url, context);
    },
  });
}
