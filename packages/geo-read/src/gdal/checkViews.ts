import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Place, refuse } from "../input/refusal.ts";
import { sidecarsOf, withCopy } from "./databaseCopy.ts";
import { signalOfRun } from "./runUntil.ts";

const usualSeconds = 30;
const memoryMb = 256;

/** Files known to be harmless, as they were. */
const checked = new Set<string>();

/**
 * GeoPackages and other SQLite files may hold views: SQL of whoever made the file, which GDAL would work out here for as
 * long as it takes, and all else would wait. So a process of its own works them out first, and is ended if it does not
 * come to an end. `STOPBANK_VIEW_SECONDS` gives it longer than half a minute.
 *
 * @throws DomainError `import/endless-view`, `import/bad-view`, `import/damaged`, `import/views-unseen`; the
 * reason of `signalOfRun` after an abort.
 */
export async function checkViews(place: Place, path: string): Promise<void> {
  const sidecars = sidecarsOf(path);
  const key = [path, ...sidecars].map(stateOf).join();
  if (checked.has(key)) return;
  // Views may lie in what is not yet in the file, and only a copy may be touched to take that in.
  await (sidecars.length === 0
    ? probe(place, path, [])
    : withCopy(path, (copy) => probe(place, copy, ["--own"])));
  checked.add(key);
}

function stateOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return [path, mtimeMs, size].join();
}

async function probe(place: Place, path: string, options: readonly string[]): Promise<void> {
  const seconds = secondsAllowed();
  const script = fileURLToPath(new URL("./viewProbe.ts", import.meta.url));
  const flags = ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${memoryMb}`];
  const wanted = signalOfRun();
  const running = promisify(execFile)(process.execPath, [...flags, script, path, ...options], {
    // A line for every view there is.
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, NODE_OPTIONS: "" },
    killSignal: "SIGKILL",
    ...(wanted === undefined ? {} : { signal: wanted }),
  });
  const { child } = running;
  const endAfter = (allowed: number) => setTimeout(() => child.kill("SIGKILL"), allowed * 1000);
  // What a busy machine takes to begin is not the views' fault.
  const startSeconds = Math.max(seconds, usualSeconds);
  let clock = endAfter(startSeconds);
  child.stdout?.once("data", () => {
    clearTimeout(clock);
    clock = endAfter(seconds);
  });
  try {
    await running;
  } catch (error) {
    wanted?.throwIfAborted();
    const { killed, code, signal, stdout = "", stderr = "" } = error as Partial<ProbeFailure>;
    const lastView = stdout.trim().split("\n").at(-1)!;
    if (lastView !== "") {
      const view = JSON.parse(lastView) as string;
      throw killed ? endless(place, view, seconds) : bad(place, view, stderr);
    }
    if (typeof code === "number") throw damaged(place, stderr);
    throw unseen(
      place,
      killed ? `did not begin within ${startSeconds} seconds` : `could not run (${code ?? signal})`,
    );
  } finally {
    clearTimeout(clock);
  }
}

interface ProbeFailure {
  /** Whether it was ended from here. */
  readonly killed: boolean;
  /** A number where it ended by itself, a name where it could not be started. */
  readonly code: number | string | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

const advice = (view: string) =>
  `Store it as a table: \`ogr2ogr -f GPKG tables.gpkg views.gpkg "${view}"\`, and remove the view.`;

const endless = (place: Place, view: string, seconds: number) =>
  refuse(
    "endless-view",
    place,
    `its view ${view} was not worked out within ${seconds} seconds`,
    `${advice(view)} STOPBANK_VIEW_SECONDS gives it longer.`,
  );

const bad = (place: Place, view: string, probeOutput: string) =>
  refuse("bad-view", place, `its view ${view} cannot be worked out (${fault(probeOutput)})`, advice(view), {
    said: probeOutput,
  });

/** Its tables and views cannot even be listed, and what GDAL would make of it nobody knows. */
const damaged = (place: Place, probeOutput: string) =>
  refuse(
    "damaged",
    place,
    `its list of tables cannot be read (${fault(probeOutput)})`,
    "It is probably cut short or damaged: copy or export it again.",
    { said: probeOutput },
  );

/** It says nothing of the file. */
const unseen = (place: Place, why: string) =>
  refuse(
    "views-unseen",
    place,
    `its views could not be looked at, since the process for it ${why}`,
    "Try again when the machine has less to do. STOPBANK_VIEW_SECONDS gives it longer.",
    {},
    "unavailable",
  );

/** Cut where a name of a million letters is in it. */
const fault = (probeOutput: string) =>
  /Error: (.{0,300})/.exec(probeOutput)?.[1] ?? "it takes too much memory";

function secondsAllowed(): number {
  const seconds = Number(process.env.STOPBANK_VIEW_SECONDS);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : usualSeconds;
}
