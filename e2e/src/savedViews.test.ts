import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { likeness } from "./likeness.ts";
import { riskPage } from "./riskPage.ts";
import { floodedBuildings, sceneAddress } from "./sceneAddress.ts";
import { signIn } from "./visitor.ts";

const editor = "editor@stopbank.example";
const member = "member@stopbank.example";
/** Small enough that a processor draws it quickly, and the same for all: what they see is compared. */
const window = { widthPx: 1100, heightPx: 700, seesPicture: true } as const;

interface View {
  readonly view_id: string;
  readonly name: string;
  readonly folder: string;
  readonly is_shared: boolean;
}

/** As many as come at once. */
interface Views {
  readonly views: readonly View[];
}

/** What of an address says what the map shows. */
const sceneOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return [pathname, ...["at", "layers", "base", "drawer"].map((part) => searchParams.get(part))];
};

/** How many colours a picture has: a blank one has one. */
const coloursOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const image = element as HTMLImageElement;
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(
      context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0),
    );
    return { width, colours: new Set(pixels).size };
  });

/** Waits until a page's map looks like another that was pictured, to a few points that lie on an edge. */
async function untilAlike(page: Page, shown: readonly string[]): Promise<void> {
  await riskPage(page).untilDrawn();
  const alike = async () => likeness(shown, await riskPage(page).picture());
  await expect.poll(alike, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0.97);
}

const savedViews = (page: Page) => page.getByRole("dialog", { name: "Saved views" });
const openSavedViews = async (page: Page) => {
  await page.getByRole("button", { name: "Saved views" }).click();
  return savedViews(page);
};

describe("Saved views", () => {
  const { ask, visit, visitAs, visitAsVisitor } = atLarkhaven();

  it("issue 13.6: one that is shared is opened by another member, from the map and from Home, as it was", async () => {
    const mark = randomUUID().slice(0, 8);
    const [folder, name] = [`Works ${mark}`, `Low town ${mark}`];
    const made = await visit({
      ...window,
      path: sceneAddress({ layers: `${floodedBuildings};c:stopbanks`, base: "terrain", drawer: "layers" }),
    });
    await riskPage(made.page).untilDrawn();
    const shown = await riskPage(made.page).picture();
    const dialog = await openSavedViews(made.page);
    await dialog.getByRole("button", { name: "Save this map" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByRole("combobox", { name: /^Folder/ }).fill(folder);
    await dialog.getByText("Everybody in the organisation").click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    const row = dialog.locator(".saved-views-row").filter({ hasText: name });
    // Its picture was drawn by the map.
    await row.locator("img").waitFor();
    const { width, colours } = await coloursOf(row.locator("img"));
    expect(width).toBe(480);
    expect(colours).toBeGreaterThan(50);
    const scene = sceneOf(made.page.url());

    // From the map, by a member of another role, who had nothing on theirs.
    const other = await visitAs(editor, { ...window, path: sceneAddress() });
    await riskPage(other.page).untilDrawn();
    const theirs = await openSavedViews(other.page);
    await theirs.getByRole("searchbox").fill(mark);
    await theirs.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect.poll(() => sceneOf(other.page.url()), { timeout: 60_000 }).toEqual(scene);
    await untilAlike(other.page, shown);

    // From Home, where it stands in its folder.
    await other.page.getByRole("link", { name: "Home", exact: true }).first().click();
    const home = other.page.getByRole("region", { name: "Saved views" });
    await home.getByRole("link", { name: new RegExp(`^${folder}: ${name}`) }).click();
    await expect.poll(() => sceneOf(other.page.url()), { timeout: 60_000 }).toEqual(scene);
    await untilAlike(other.page, shown);

    // An editor renames what is shared, but does not say who sees it; deletes it, and has it back.
    const again = await openSavedViews(other.page);
    await again.getByRole("button", { name: `Edit ${name}` }).click();
    expect(await again.getByText("Who sees it").count()).toBe(0);
    await again.getByLabel("Name", { exact: true }).fill(`${name}, renamed`);
    await again.getByRole("button", { name: "Save changes" }).click();
    const renamed = again.getByRole("button", { name: new RegExp(`^${name}, renamed`) });
    await renamed.waitFor();
    expect(await seriousFindings(other.page)).toEqual([]);
    await again.getByRole("button", { name: `Delete ${name}, renamed` }).click();
    await renamed.waitFor({ state: "hidden" });
    expect((await ask<Views>("/views")).views.some((view) => view.name.startsWith(name))).toBe(false);
    await other.page.locator(".sb-toast").getByRole("button", { name: "Undo" }).click();
    await renamed.waitFor();
    await again.getByRole("button", { name: `Rename the folder ${folder}, shared` }).click();
    await again.getByRole("textbox", { name: `Name of the folder ${folder}, shared` }).fill(`Moved ${mark}`);
    await other.page.keyboard.press("Enter");
    await again.getByRole("region", { name: `Folder Moved ${mark}, shared` }).waitFor();
    const view = (await ask<Views>("/views")).views.find((one) => one.name === `${name}, renamed`);
    expect(view).toMatchObject({ folder: `Moved ${mark}`, is_shared: true });

    // In another organisation there is no such view.
    const stranger = await askApi("admin@stopbank.example", "northport");
    expect((await stranger<Views>("/views")).views.map(({ view_id }) => view_id)).not.toContain(
      view?.view_id,
    );
    await expect(stranger(`/views/${view?.view_id}/thumbnail`)).rejects.toThrow(/^404 /);
    expect([...made.faults, ...other.faults]).toEqual([]);
    await Promise.all([made.close(), other.close()]);
  });

  it("issue 13.5: Home shows the map that one left, and a log-out leaves nothing of it in the browser", async () => {
    const { page, context, faults, close } = await visitAsVisitor(window);
    await page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(page, member);
    await page.goto(new URL(sceneAddress({ layers: floodedBuildings, base: "terrain" }), page.url()).href);
    await riskPage(page).untilDrawn();
    const person = await page.evaluate(() => localStorage.getItem("user_uuid"));
    expect(person).toMatch(/^[\w-]{10,}$/);
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("stopbank.visits.pictures.")),
    );
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    const left = page.getByRole("region", { name: "Continue where you were" });
    const picture = left.getByRole("listitem").filter({ hasText: "Risk" }).locator("img");
    await picture.waitFor();
    const { width, colours } = await coloursOf(picture);
    expect(width).toBe(240);
    expect(colours).toBeGreaterThan(50);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Signout" }).click();
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    const kept = async () => {
      const { origins } = await context.storageState({ indexedDB: true });
      const rest = await page.evaluate(async () => {
        const names = await caches.keys();
        const cached = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return { session: { ...sessionStorage }, cached, databases: await indexedDB.databases() };
      });
      return JSON.stringify({ origins, rest });
    };
    // A second after it was left, a map notes what it was: this one must not.
    await page.waitForTimeout(1_500);
    const all = await kept();
    for (const trace of [
      person ?? "",
      member,
      "stopbank.visits",
      "stopbank.data",
      "stopbank.recent",
      "river_flood",
    ])
      expect(all).not.toContain(trace);
    expect(faults).toEqual([]);
    await close();
  });
});
