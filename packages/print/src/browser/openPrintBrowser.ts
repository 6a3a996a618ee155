import { setTimeout as sleep } from "node:timers/promises";
import { type ChromiumOptions, launchChromium } from "@stopbank/browser";
import type { Browser } from "playwright-core";
import { guardedArgs } from "../guard/guardedArgs.ts";
import { openOriginProxy } from "../guard/openOriginProxy.ts";
import type { Address } from "../guard/pinAddress.ts";
import type { PrintLimits } from "../limits.ts";
import type { PrintLog } from "../log.ts";
import { makeScratchFolder } from "./scratchFolder.ts";

export interface BrowserProcess {
  readonly pid: number;
  /** As Chromium has it: `browser`, `renderer`, `GPU`, ... */
  readonly type: string;
}

/** A browser that reaches one origin alone, and what goes with it. */
export interface PrintBrowser {
  readonly browser: Browser;
  /** All its processes, as far as it knows. Rejects where it does not answer any more. */
  processes(): Promise<readonly BrowserProcess[]>;
  /** Ends all processes at once. */
  kill(): void;
  /** Ends it, by force where it does not end by itself, and removes what it wrote. Never rejects. */
  close(): Promise<void>;
}

export interface PrintBrowserParts {
  readonly origin: URL;
  readonly limits: PrintLimits;
  readonly launch: ChromiumOptions;
  readonly log: PrintLog;
  readonly onRefused: (where: string) => void;
  readonly onUnreachable: (error: Error) => void;
  readonly resolve?: ((hostname: string) => Promise<Address>) | undefined;
}

/** How long a browser may take to end by itself. */
const graceMs = 3_000;

/** @throws DomainError of `launchChromium`; the system's error where the origin's name leads nowhere. */
export async function openPrintBrowser(parts: PrintBrowserParts): Promise<PrintBrowser> {
  const { origin, limits, launch, log, onRefused, onUnreachable, resolve } = parts;
  const proxy = await openOriginProxy({ origin, onRefused, onUnreachable, ...(resolve && { resolve }) });
  try {
    const folder = await makeScratchFolder();
    try {
      const browser = await launchChromium({
        ...launch,
        folder: folder.path,
        args: [
          ...guardedArgs(proxy.address),
          // A page lives for seconds: making its code faster takes longer than running it as it is.
          `--js-flags=--max-old-space-size=${limits.heapMegabytes},--no-opt,--no-maglev`,
          ...(launch.args ?? []),
        ],
      });
      const printBrowser = await toPrintWith(
        browser,
        async () => {
          await folder.remove();
          await proxy.close();
        },
        log,
      );
      folder.writtenBy(printBrowser.kill);
      return printBrowser;
    } catch (error) {
      await folder.remove();
      throw error;
    }
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

/** @param cleanUp removes what it leaves once it has ended. */
async function toPrintWith(
  browser: Browser,
  cleanUp: () => Promise<void>,
  log: PrintLog,
): Promise<PrintBrowser> {
  const asked = await browser.newBrowserCDPSession();
  const processes = async () =>
    (await asked.send("SystemInfo.getProcessInfo")).processInfo.map(({ id, type }) => ({ pid: id, type }));
  const pid = (await processes()).find(({ type }) => type === "browser")?.pid;
  const kill = () => killGroup(pid);
  // Of a browser that was killed, processes may go on that nobody else ends.
  browser.on("disconnected", kill);
  return {
    browser,
    processes,
    kill,
    close: async () => {
      try {
        const isGone = browser.close();
        await Promise.race([isGone, sleep(graceMs, undefined, { ref: false })]);
        kill();
        await isGone;
        await cleanUp();
      } catch (error) {
        log.warn({ err: error }, "a browser that printed left something behind");
      }
    },
  };
}

/** Playwright starts each browser as the first of a process group; systems without such groups end it with its pipe. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH" && process.platform !== "win32") throw error;
  }
}
