import { type ChromiumOptions, launchChromium } from "@stopbank/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "../testing/canary.ts";
import { bundled, openPrintHouse, type PrintHouse } from "../testing/printHouse.ts";
import { readyPage } from "../testing/servePages.ts";
import { type WayOut, waysOut } from "../testing/waysOut.ts";
import { guardedArgs } from "./guardedArgs.ts";
import { openOriginProxy } from "./openOriginProxy.ts";

describe("a page that is printed", () => {
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

  it.each(waysOut.map((way, at) => [way.name, at] as const))(
    "reaches nothing but its origin by %s (A-41)",
    async (_name, at) => {
      canary.hits.length = 0;
      await house
        .print(`/print/${at}`, { headers: { authorization: "Bearer job-token" } })
        // A page that has left is not printed.
        .catch((error: unknown) => expect(error).toMatchObject({ code: "print/left-origin" }));
      expect(canary.hits).toEqual([]);
    },
  );

  /** The ways by which pages reach the canary, in a browser started so, without anything else to hold them. */
  const waysTaken = async (options: ChromiumOptions, patienceMs: number): Promise<string[]> => {
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

  it("is held by the proxy alone, were nothing refused in the browser (A-41)", async () => {
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

  it("is seen to try: without a guard each way leads out but two (A-41)", async () => {
    const taken = await waysTaken({}, 3_000);
    // A browser without a screen installs no page, and so asks for no manifest; nor does it connect ahead.
    const untaken = waysOut.map(({ name }) => name).filter((name) => !taken.includes(name));
    expect(untaken).toEqual(["link preconnect", "manifest"]);
  });
});
