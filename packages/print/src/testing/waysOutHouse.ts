import { type ChromiumOptions, launchChromium } from "@stopbank/browser";
import { afterAll, beforeAll } from "vitest";
import { type Canary, startCanary } from "./canary.ts";
import { bundled, openPrintHouse, type PrintHouse } from "./printHouse.ts";
import { readyPage } from "./servePages.ts";
import { type WayOut, waysOut } from "./waysOut.ts";

export interface WaysOutHouse {
  readonly house: PrintHouse;
  readonly canary: Canary;
  /**
   * Which of these ways lead pages to the canary, in a browser started so, without anything else to hold them.
   *
   * @param patienceMs how long each is waited for, in milliseconds.
   */
  waysTaken(options: ChromiumOptions, patienceMs: number, ways?: readonly WayOut[]): Promise<string[]>;
}

/** A printer with a page for each way out of it, at `/print/<place in waysOut>`, and somebody outside who is told of who comes. */
export function waysOutHouse(): WaysOutHouse {
  let house: PrintHouse;
  let canary: Canary;
  const page = ({ body, script }: WayOut) =>
    readyPage(
      canary.hosts.map((host) => body?.(host) ?? "").join(""),
      `${canary.hosts.map((host) => `{ ${script?.(host) ?? ""} }`).join("\n")}
      await new Promise((go) => setTimeout(go, 150));`,
    );
  beforeAll(async () => {
    canary = await startCanary();
    house = await openPrintHouse();
    house.pages.put("/away", ({ url }, answer) =>
      answer.writeHead(302, { location: `http://${url?.split("?")[1]}/redirected` }).end(),
    );
    for (const [at, way] of waysOut.entries()) house.pages.put(`/print/${at}`, page(way));
  });
  afterAll(async () => {
    await house.close();
    await canary.close();
  });
  return {
    get house() {
      return house;
    },
    get canary() {
      return canary;
    },
    waysTaken: async (options, patienceMs, ways = waysOut) => {
      const browser = await launchChromium({ found: await bundled(), ...options });
      const taken: string[] = [];
      try {
        for (const way of ways) {
          canary.hits.length = 0;
          const context = await browser.newContext();
          const open = await context.newPage();
          const { href } = new URL(`/print/${waysOut.indexOf(way)}`, house.pages.origin);
          await open.goto(href).catch(() => undefined);
          const until = performance.now() + patienceMs;
          while (canary.hits.length === 0 && performance.now() < until)
            await new Promise((go) => setTimeout(go, 20));
          if (canary.hits.length > 0) taken.push(way.name);
          await context.close();
        }
      } finally {
        await browser.close();
      }
      return taken;
    },
  };
}
