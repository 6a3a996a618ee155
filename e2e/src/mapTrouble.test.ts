import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { loseGraphics, restoreGraphics } from "./graphics.ts";
import { likeness } from "./likeness.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { riskPage } from "./riskPage.ts";
import { floodedBuildings, town } from "./sceneAddress.ts";

const notArrived = "Some of the map did not arrive. What is shown is right.";

describe("the map in trouble", () => {
  const { openScene, openSceneWith } = membersOfLarkhaven({ seesPicture: true });

  it("stands on plain ground for a client without a basemap", async () => {
    const { page, risk, closeSound } = await openSceneWith(
      (page) =>
        page.route(/\/api\/layer$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), basemap: {} } });
        }),
      { layers: floodedBuildings, drawer: "risk" },
    );
    expect(await risk.coloursOnMap()).toBeGreaterThan(3);
    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByRole("radio", { name: "Satellite", disabled: true }).waitFor();
    await page.getByTitle("This data comes without elevation.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("draws the ground where it will be while the map's code is on its way, and leaves it to the map", async () => {
    const sea = "207,224,236,255";
    let sketch: readonly string[] = [];
    const { page, risk, closeSound } = await openSceneWith(
      (page) =>
        page.route(/\/assets\/maplibre-[^/]*\.js$/, async (route) => {
          await page.locator(".map-page-sketch[data-drawn]").waitFor();
          await page.getByText("The map is coming.").waitFor();
          sketch = await riskPage(page).picture(".map-page-sketch");
          expect(await seriousFindings(page)).toEqual([]);
          await route.continue();
        }),
      { at: "172.945,-40.305,12.6", labels: "off", drawer: "risk" },
    );
    expect(await page.locator(".map-page-sketch").count()).toBe(0);
    const map = await risk.picture();
    const isSea = (picture: readonly string[]) => picture.map((colour) => String(colour === sea));
    expect(isSea(sketch)).toContain("true");
    expect(isSea(sketch)).toContain("false");
    expect(likeness(isSea(sketch), isSea(map))).toBeGreaterThan(0.97);
    await closeSound();
  });

  it("D-10: says that the code of a part did not come, and a reload brings it where the map was", async () => {
    const code = /\/assets\/InViewTable-[^/]*\.js$/;
    const { page, close } = await openSceneWith((page) => page.route(code, (route) => route.abort()), {
      layers: floodedBuildings,
    });
    const openList = () => page.getByRole("button", { name: "Elements in view" }).press("Enter");
    await openList();
    const panel = page.getByRole("region", { name: "Elements in view" });
    await panel.getByText("Some code of this page did not come. Reload the page to have it.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.unroute(code);
    const address = page.url();
    await panel.getByRole("button", { name: "Reload the page" }).press("Enter");
    await panel.waitFor({ state: "detached" });
    await openList();
    await panel.getByRole("table").waitFor();
    expect(page.url()).toBe(address);
    await close();
  });

  it("D-10: says that tiles did not arrive, and Retry brings them", async () => {
    const tiles = /\/api\/tiles\/.*buildings/;
    const { page, risk, close } = await openSceneWith((page) => page.route(tiles, (route) => route.abort()), {
      layers: "e:buildings",
    });
    const notice = page.getByText(notArrived);
    await notice.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const without = await risk.picture();
    await page.unroute(tiles);
    await page.getByRole("button", { name: "Retry" }).click();
    await notice.waitFor({ state: "hidden" });
    const hasChanged = async () => likeness(without, await risk.picture()) < 1;
    await expect.poll(hasChanged).toBe(true);
    await risk.untilDrawn();
    expect(await notice.count()).toBe(0);
    await close();
  });

  it("comes back with its colours when the graphics card lost it", async () => {
    const { page, risk, closeSound } = await openScene({ layers: floodedBuildings });
    const before = await risk.picture();
    await loseGraphics(page);
    const notice = page.getByText("The graphics card let go of the map.");
    await notice.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await restoreGraphics(page);
    await notice.waitFor({ state: "hidden" });
    await risk.untilDrawn();
    await expect.poll(async () => likeness(before, await risk.picture())).toBeGreaterThan(0.97);
    await closeSound();
  });

  it("keeps what is there while the network is away, and catches up by itself", async () => {
    const { page, context, risk, untilAddress, close } = await openScene({ layers: "e:buildings", at: town });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByText(notArrived).waitFor();
    await untilAddress("at", /,15$/);
    await context.setOffline(false);
    await page.getByText(notArrived).waitFor({ state: "hidden" });
    await risk.untilDrawn();
    const caughtUp = await risk.picture();
    await page.goto(page.url());
    await risk.untilDrawn();
    await expect.poll(async () => likeness(caughtUp, await risk.picture())).toBeGreaterThan(0.97);
    await close();
  });

  it("D-12: takes another scenario while the network is away, and shows it by itself once it is back", async () => {
    const scene = { layers: floodedBuildings, drawer: "risk" };
    const { page, context, faults, risk, figure, untilAddress, close } = await openScene(scene);
    const before = await figure();
    await page.getByRole("tab", { name: "Layers" }).click();
    await context.setOffline(true);
    await page.getByRole("slider", { name: "Return period" }).press("ArrowRight");
    await untilAddress("layers", /200yr/);
    await page.getByText(notArrived).waitFor();
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await page
      .getByText("The server cannot be reached. Check your connection and try again.")
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.getByText(notArrived).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Retry" }).first().waitFor({ state: "hidden" });
    await expect.poll(() => figure()).not.toBe(before);
    const caughtUp = await risk.picture();
    expect(faults.filter((fault) => fault.startsWith("exception"))).toEqual([]);
    await page.reload();
    await risk.untilDrawn();
    await expect.poll(async () => likeness(caughtUp, await risk.picture())).toBeGreaterThan(0.97);
    await close();
  });
});
