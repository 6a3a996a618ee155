import { afterAll, beforeAll } from "vitest";
import { type Canary, startCanary } from "./canary.ts";
import { openPrintHouse, type PrintHouse } from "./printHouse.ts";
import { readyPage } from "./servePages.ts";
import { type WayOut, waysOut } from "./waysOut.ts";

/** A printer with a page for each way out of it, at `/print/<place in waysOut>`, and somebody outside who is told of who comes. */
export function waysOutHouse(): { readonly house: PrintHouse; readonly canary: Canary } {
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
  };
}
