import { type Browser, chromium } from "playwright-core";
import { chromiumArgs } from "./chromiumArgs.ts";
import { type FoundChromium, findChromium } from "./findChromium.ts";
import { startFailure } from "./startFailure.ts";

export interface ChromiumOptions {
  /** The browser to start; found by `findChromium` when left out. */
  readonly found?: FoundChromium;
  /** Further arguments for the browser. */
  readonly args?: readonly string[];
  /** How long starting may take, in milliseconds; 60 s when left out, for a machine under load. */
  readonly timeoutMs?: number;
}

/**
 * Starts a headless Chromium that draws WebGL without a graphics card and speaks to nobody but the pages it is
 * given. The caller closes it; it also ends with this process. Signals are the caller's business: Playwright's own
 * handlers would end the whole server before it could finish its work.
 *
 * Root gets no sandbox, because Chromium refuses to start as root with one.
 *
 * @throws DomainError `browser/not-found`, `browser/cannot-unpack`, `browser/cannot-start`.
 */
export async function launchChromium(options: ChromiumOptions = {}): Promise<Browser> {
  const found = options.found ?? (await findChromium());
  const isRoot = process.getuid?.() === 0;
  try {
    return await chromium.launch({
      executablePath: found.executablePath,
      args: [...chromiumArgs(!isRoot), ...(options.args ?? [])],
      chromiumSandbox: !isRoot,
      env: { ...ownEnvironment(), ...found.env },
      timeout: options.timeoutMs ?? 60_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    throw startFailure(found.executablePath, error);
  }
}

function ownEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(set);
}
