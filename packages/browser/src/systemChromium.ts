import { posix, win32 } from "node:path";
import type { Machine } from "./machine.ts";

const namesOnPath = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const macApps = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

const windowsPrograms = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/** The browser installed on the machine: first what PATH names, then the places installers use. */
export async function findSystemChromium(machine: Machine): Promise<string | undefined> {
  for (const path of systemCandidates(machine)) if (await machine.isExecutable(path)) return path;
  return undefined;
}

/** Every path worth trying on this platform, best first. */
export function systemCandidates({ platform, env }: Pick<Machine, "platform" | "env">): string[] {
  if (platform === "win32") {
    // Installers do not put the browser on PATH here; the machine-wide folders come before the user's own.
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return roots.flatMap((root) =>
      root === undefined ? [] : windowsPrograms.map((p) => win32.join(root, p)),
    );
  }
  const folders = (env.PATH ?? "").split(":").filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => namesOnPath.map((name) => posix.join(folder, name)));
  if (platform === "darwin") {
    const roots = ["/Applications", ...(env.HOME === undefined ? [] : [`${env.HOME}/Applications`])];
    return [...onPath, ...roots.flatMap((root) => macApps.map((app) => posix.join(root, app)))];
  }
  return [
    ...onPath,
    ...namesOnPath.map((name) => `/usr/bin/${name}`),
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
  ];
}
