import type { PrintLimits } from "../limits.ts";
import { ownMegabytes } from "./memory.ts";
import type { BrowserProcess, PrintBrowser } from "./openPrintBrowser.ts";

/** A page fills a gigabyte in half a second. */
const pauseMs = 100;
const rememberedMs = 3_000;

/** What was seen of a browser's processes when it was last looked at. */
export interface BrowserWatch {
  readonly megabytes: number;
  /** The most they ever took. */
  readonly mostMegabytes: number;
  /** Of what draws a page, the most that one took in the last seconds: what crashed is gone when that is heard of. */
  readonly largestRendererMegabytes: number;
  /** Whether a process was ended here because all of them took too much. */
  readonly hasEndedForMemory: boolean;
  stop(): void;
}

/**
 * Looks at a browser's processes ten times a second. Where they take more than `memoryMegabytes` together, the largest is
 * ended, which is that of the page that takes it; a kernel that runs out might choose the server instead.
 *
 * @param onGpuLost told when the process that draws canvases is another than before: what was drawn so far may be blank.
 */
export function watchBrowser(
  browser: PrintBrowser,
  limits: Pick<PrintLimits, "memoryMegabytes">,
  onGpuLost: () => void,
): BrowserWatch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let gpu: number | undefined;
  let largestSeenAt = 0;
  const seen = { megabytes: 0, mostMegabytes: 0, largestRendererMegabytes: 0, hasEndedForMemory: false };

  const look = async () => {
    const processes = await browser.processes();
    const now = processes.find(({ type }) => type === "GPU")?.pid;
    if (gpu !== undefined && now !== undefined && now !== gpu) onGpuLost();
    gpu = now ?? gpu;
    const sizes = await sizesOf(processes);
    seen.megabytes = sum(sizes);
    seen.mostMegabytes = Math.max(seen.mostMegabytes, seen.megabytes);
    const renderers = sizes.filter(({ type }) => type === "renderer").map(({ megabytes }) => megabytes);
    const largestNow = Math.max(0, ...renderers);
    if (largestNow >= seen.largestRendererMegabytes || performance.now() > largestSeenAt + rememberedMs) {
      seen.largestRendererMegabytes = largestNow;
      largestSeenAt = performance.now();
    }
    const [largest] = sizes.toSorted((a, b) => b.megabytes - a.megabytes);
    if (seen.megabytes <= limits.memoryMegabytes || largest === undefined || isStopped) return;
    seen.hasEndedForMemory = true;
    if (largest.type === "browser") browser.kill();
    else process.kill(largest.pid, "SIGKILL");
  };
  const lookAgain = () => {
    // Where it does not answer, or a process went meanwhile, its prints hear of it from the browser itself or run out of time.
    look()
      .catch(() => undefined)
      .finally(() => {
        if (isStopped) return;
        timer = setTimeout(lookAgain, pauseMs);
        timer.unref();
      });
  };
  lookAgain();
  return {
    get megabytes() {
      return seen.megabytes;
    },
    get mostMegabytes() {
      return seen.mostMegabytes;
    },
    get largestRendererMegabytes() {
      return seen.largestRendererMegabytes;
    },
    get hasEndedForMemory() {
      return seen.hasEndedForMemory;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What a browser has between two prints, with those of others left out: all but what draws pages. */
export async function standingMegabytes(browser: PrintBrowser): Promise<number> {
  const processes = await browser.processes();
  return sum(await sizesOf(processes.filter(({ type }) => type !== "renderer")));
}

const sizesOf = (processes: readonly BrowserProcess[]) =>
  Promise.all(
    processes.map(async ({ pid, type }) => ({ pid, type, megabytes: (await ownMegabytes(pid)) ?? 0 })),
  );

const sum = (sizes: readonly { readonly megabytes: number }[]) =>
  sizes.reduce((total, { megabytes }) => total + megabytes, 0);
