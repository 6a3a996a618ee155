import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { addGrids } from "./addGrids.ts";
import type { Gdal3 } from "./gdal3.ts";
import { scratchFolder } from "./scratchFolder.ts";

export interface Gdal {
  readonly api: Gdal3;
  /** Folder GDAL writes to (see `scratchFolder`). */
  readonly folder: string;
  /** What GDAL said since it was last asked, for the facts of an error. */
  takeMessages(): string[];
  /** Does what may fail without harm, and forgets what GDAL said of it. */
  quietly<T>(work: () => T): T;
  /** A name no other output has. */
  nextName(): string;
}

interface Gdal3Settings {
  readonly path: string;
  readonly dest: string;
  readonly useWorker: false;
  readonly logHandler: (text: string) => void;
  readonly errorHandler: (text: string) => void;
}

let openedGdal: Promise<Gdal> | undefined;

/** GDAL in WebAssembly, started once a process (about half a second). It prints nothing of its own. */
export function openGdal(): Promise<Gdal> {
  openedGdal ??= start();
  return openedGdal;
}

async function start(): Promise<Gdal> {
  const require = createRequire(import.meta.url);
  const main = require.resolve("gdal3.js/node.js");
  const folder = scratchFolder();
  const messages: string[] = [];
  const before = crashListeners();
  const initialise = require(main) as (settings: Gdal3Settings) => Promise<Gdal3>;
  const api = await initialise({
    // It joins this to "./", so only a relative path works.
    path: relative(process.cwd(), join(dirname(main), "dist/package")),
    dest: folder,
    useWorker: false,
    logHandler: () => undefined,
    errorHandler: (text) => void messages.push(text),
  });
  tidyGlobals(before);
  addGrids(api);
  let names = 0;
  return {
    api,
    folder,
    takeMessages: () => messages.splice(0),
    quietly(work) {
      const before = messages.length;
      try {
        return work();
      } finally {
        messages.splice(before);
      }
    },
    nextName: () => `out${names++}`,
  };
}

const crashListeners = () => ({
  exceptions: process.listeners("uncaughtException"),
  rejections: process.listeners("unhandledRejection"),
});

/**
 * The generated loader leaves a `location` and its own crash handlers behind, which would turn our errors into
 * its stack traces.
 */
function tidyGlobals(before: ReturnType<typeof crashListeners>): void {
  Reflect.deleteProperty(globalThis, "location");
  const after = crashListeners();
  for (const listener of after.exceptions)
    if (!before.exceptions.includes(listener)) process.removeListener("uncaughtException", listener);
  for (const listener of after.rejections)
    if (!before.rejections.includes(listener)) process.removeListener("unhandledRejection", listener);
}
