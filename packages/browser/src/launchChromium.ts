import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { chromiumArgs } from "./chromiumArgs.ts";
import { type FoundChromium, findChromium } from "./findChromium.ts";
import { isSandboxRefusal, startFailure } from "./startFailure.ts";

export interface ChromiumOptions {
  /** The browser to start; found by `findChromium` when left out. */
  readonly found?: FoundChromium;
  /** Further arguments for the browser. */
  readonly args?: readonly string[];
  /** How long starting may take, in milliseconds; 60 s when left out, for a machine under load. */
  readonly timeoutMs?: number;
  /**
   * What to do for an ordinary user whose kernel allows no sandbox, as in most containers: `when-possible` (when left
   * out) starts without one, which is fit for our own pages only; `required` fails with `browser/cannot-start`.
   */
  readonly sandbox?: "when-possible" | "required";
  /**
   * A folder of the caller's for profile and temporary files, absolute and there. When left out they lie in folders of
   * Playwright's own, which stay where this process is killed, and which nobody then knows for what they are.
   */
  readonly folder?: string;
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
  const start = (sandbox: boolean) => launch(found, sandbox, options);
  try {
    return await start(!isRoot).catch((error: unknown) => {
      if (isRoot || options.sandbox === "required" || !isSandboxRefusal(error)) throw error;
      return start(false);
    });
  } catch (error) {
    throw startFailure(found.executablePath, error);
  }
}

async function launch(found: FoundChromium, sandbox: boolean, options: ChromiumOptions): Promise<Browser> {
  const { folder } = options;
  const settings = {
    executablePath: found.executablePath,
    args: [...chromiumArgs, ...(options.args ?? [])],
    chromiumSandbox: sandbox,
    env: { ...ownEnvironment(), ...found.env, ...(folder === undefined ? {} : { TMPDIR: folder }) },
    timeout: options.timeoutMs ?? 60_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
  if (folder === undefined) return chromium.launch(settings);
  // Only this way of starting takes a place for the profile. Its own context and page are not for anything.
  const own = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...settings,
    artifactsDir: join(folder, "artifacts"),
  });
  const browser = own.browser();
  if (browser === null) throw new Error("A browser with a profile of its own has no handle.");
  await Promise.all(own.pages().map((page) => page.close()));
  return browser;
}

function ownEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(set);
}
