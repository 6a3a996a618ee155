import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";

/** What the process ends with when it is to be started anew. */
export const startAnewCode = 75;

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs the program again and again for as long as it asks for it; where it fails, once something below `root` has changed.
 *
 * @returns its last exit code.
 */
export async function startAnew(root: string, program: string, args: readonly string[]): Promise<number> {
  let isStopping = false;
  for (;;) {
    const running = spawn(process.execPath, [program, ...args], { stdio: "inherit" });
    const stop = () => {
      isStopping = true;
      running.kill("SIGTERM");
    };
    for (const ending of endings) process.on(ending, stop);
    const [code] = (await once(running, "exit")) as [number | null];
    for (const ending of endings) process.off(ending, stop);
    if (isStopping || code === 0) return code ?? 0;
    if (code === startAnewCode) continue;
    process.stderr.write("\nThe server ended. It starts anew when a file changes; Ctrl-C ends this.\n");
    await changeBelow(root);
  }
}

async function changeBelow(root: string): Promise<void> {
  const watchers = ["apps", "packages", "plugins"].map((name) =>
    watch(join(root, name), { recursive: true }),
  );
  try {
    await Promise.race(watchers.map((watcher) => once(watcher, "change")));
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
