import { DomainError } from "@stopbank/errors";
import { bundledChromium } from "./bundledChromium.ts";
import { type Machine, thisMachine } from "./machine.ts";
import { findSystemChromium } from "./systemChromium.ts";

/** A browser that can be started: where it is and what its environment must add. */
export interface FoundChromium {
  readonly executablePath: string;
  readonly source: "configured" | "system" | "bundled";
  /** Environment variables the browser needs on top of this process's own. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The Chromium to use: `STOPBANK_CHROMIUM` when set (a path, or `bundled` to force the npm package's own),
 * else one installed on the machine, else the bundled one (Linux on x64 only).
 *
 * @throws DomainError `browser/not-found` when there is none, or `STOPBANK_CHROMIUM` names nothing executable;
 *   `browser/cannot-unpack` when the bundled one finds no folder to unpack into.
 */
export async function findChromium(
  machine: Machine = thisMachine,
  unpackBundled: (env: Machine["env"]) => Promise<FoundChromium> = bundledChromium,
): Promise<FoundChromium> {
  const wanted = machine.env.STOPBANK_CHROMIUM ?? "";
  if (wanted !== "" && wanted !== "bundled") return configured(wanted, machine);
  if (wanted !== "bundled") {
    const executablePath = await findSystemChromium(machine);
    if (executablePath !== undefined) return { executablePath, source: "system", env: {} };
  }
  // The npm package carries one build only.
  if (machine.platform === "linux" && machine.arch === "x64") return unpackBundled(machine.env);
  throw new DomainError(
    "unavailable",
    "browser/not-found",
    "No Chromium was found. Install Google Chrome or Chromium, or set STOPBANK_CHROMIUM to its executable.",
    { platform: machine.platform, arch: machine.arch, wanted },
  );
}

async function configured(path: string, machine: Machine): Promise<FoundChromium> {
  if (await machine.isExecutable(path)) return { executablePath: path, source: "configured", env: {} };
  throw new DomainError(
    "unavailable",
    "browser/not-found",
    `STOPBANK_CHROMIUM is set to ${path}, which is not an executable file. Correct it, or unset it.`,
    { path },
  );
}
