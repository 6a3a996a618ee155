import { type ChromiumOptions, launchChromium } from "@stopbank/browser";
import { describe, expect, it } from "vitest";
import { bundled } from "../testing/printHouse.ts";
import { waysOut } from "../testing/waysOut.ts";
import { waysOutHouse } from "../testing/waysOutHouse.ts";
import { guardedArgs } from "./guardedArgs.ts";
import { openOriginProxy } from "./openOriginProxy.ts";

describe("the ways out of a page that is printed", () => {
  const opened = waysOutHouse();

  /** The ways by which pages reach the canary, in a browser started so, without anything else to hold them. */
  const waysTaken = async (options: ChromiumOptions, patienceMs: number): Promise<string[]> => {
    const { house, canary } = opened;
    const browser = await launchChromium({ found: await bundled(), ...options });
    const taken: string[] = [];
    try {
      for (const [at, { name }] of waysOut.entries()) {
        canary.hits.length = 0;
        const context = await browser.newContext();
        const open = await context.newPage();
        await open.goto(new URL(`/print/${at}`, house.pages.origin).href).catch(() => undefined);
        const until = performance.now() + patienceMs;
        while (canary.hits.length === 0 && performance.now() < until)
          await new Promise((go) => setTimeout(go, 20));
        if (canary.hits.length > 0) taken.push(name);
        await context.close();
      }
    } finally {
      await browser.close();
    }
    return taken;
  };

  it("are held by the proxy alone, were nothing refused in the browser (A-41)", async () => {
    const { house, canary } = opened;
    const refused: string[] = [];
    const proxy = await openOriginProxy({
      origin: house.pages.origin,
      onRefused: (where) => refused.push(where),
      onUnreachable: () => undefined,
    });
    expect(await waysTaken({ args: guardedArgs(proxy.address) }, 300)).toEqual([]);
    for (const host of canary.hosts) expect(refused).toContain(host);
    await proxy.close();
  });

  it("all lead out without a guard, but two (A-41)", async () => {
    const taken = await waysTaken({}, 3_000);
    // A browser without a screen installs no page, and so asks for no manifest; nor does it connect ahead.
    const untaken = waysOut.map(({ name }) => name).filter((name) => !taken.includes(name));
    expect(untaken).toEqual(["link preconnect", "manifest"]);
  });
});
