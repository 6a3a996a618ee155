import { describe, expect, it } from "vitest";
import { waysOut } from "../testing/waysOut.ts";
import { waysOutHouse } from "../testing/waysOutHouse.ts";
import { guardedArgs } from "./guardedArgs.ts";
import { openOriginProxy } from "./openOriginProxy.ts";

describe("the ways out of a page that is printed", () => {
  const opened = waysOutHouse();

  it("are held by the proxy alone, were nothing refused in the browser (A-41)", async () => {
    const { house, canary } = opened;
    const refused: string[] = [];
    const proxy = await openOriginProxy({
      origin: house.pages.origin,
      onRefused: (where) => refused.push(where),
      onUnreachable: () => undefined,
    });
    expect(await opened.waysTaken({ args: guardedArgs(proxy.address) }, 300)).toEqual([]);
    for (const host of canary.hosts) expect(refused).toContain(host);
    await proxy.close();
  });

  it("all lead out without a guard, but two (A-41)", async () => {
    const taken = await opened.waysTaken({}, 3_000);
    // A browser without a screen installs no page, and so asks for no manifest; nor does it connect ahead.
    const untaken = waysOut.map(({ name }) => name).filter((name) => !taken.includes(name));
    expect(untaken).toEqual(["link preconnect", "manifest"]);
  });
});
