import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { tabTo } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

let browser: Browser;
let admin: Session;
let editor: Session;
beforeAll(async () => {
  browser = await startBrowser();
  admin = await signedIn(browser, "admin@stopbank.example");
  editor = await signedIn(browser, "editor@stopbank.example");
});
afterAll(() => browser.close());

const open = (section: string, session: Session, more = {}) =>
  visit(browser, { path: `/administration/${section}`, session, ...more });
const secondaryOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue("--sb-secondary"));
/** On a phone, and at 200% zoom. */
const expectToFitNarrow = async (page: Page) => {
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => button(page, "Save");
const publish = (page: Page) => button(page, "Publish…");
/** By keyboard: Enter in the line about what changed publishes. */
const publishByKeys = async (page: Page) => {
  await publish(page).press("Enter");
  await page.getByRole("textbox", { name: /^What changed/ }).press("Enter");
};

describe("branding", () => {
  it("is changed by keyboard, seen in another person's next page, and put back", async () => {
    const { page, faults, close } = await open("branding", admin);
    const field = page.getByRole("textbox", { name: "Secondary colour", exact: true });
    await field.waitFor();
    const former = await field.inputValue();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(field);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("#ffe680");
    await page
      .getByText(/to 1, needs 4\.5: cannot be read/)
      .first()
      .waitFor();
    expect(await save(page).getAttribute("aria-disabled")).toBe("true");
    const offered = page.getByRole("button", { name: /^Use #[0-9a-f]{6}, which passes$/ });
    await tabTo(offered);
    await page.keyboard.press("Enter");
    const chosen = await field.inputValue();
    expect(chosen).not.toBe("#ffe680");
    // The tab keeps it until it is saved.
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(chosen);
    await tabTo(save(page));
    await page.keyboard.press("Enter");
    await page.getByText("The branding is saved.").first().waitFor();
    // Under the pointer it stays for as long as another person takes to log in.
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.hover();

    const other = await visit(browser, {
      session: await signedIn(browser, "member@stopbank.example"),
      path: "/home",
    });
    await expect.poll(() => secondaryOf(other.page)).toBe(chosen);
    await undo.click();
    await page.getByText("The branding is as it was.").first().waitFor();
    await other.page.reload();
    await expect.poll(() => secondaryOf(other.page)).toBe(former);
    expect(faults).toEqual([]);
    for (const each of [other, { close }]) await each.close();
  });

  it("A-44: takes no logo that acts, says why, and draws one that does not", async () => {
    const { page, close } = await open("branding", admin);
    const input = page.getByLabel("File for Simple logo", { exact: true });
    await input.waitFor({ state: "attached" });
    const file = (inside: string) => ({
      name: "a.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
    });
    await input.setInputFiles(file("<script>alert(1)</script>"));
    await page.getByText(/cannot be a logo: it has <script>/).waitFor();
    await input.setInputFiles(file('<path d="M0 0h9v9z" fill="#5a1e4b"/>'));
    await expect
      .poll(() => page.getByRole("img", { name: "Simple logo, as it is" }).getAttribute("src"))
      .toContain("%235a1e4b");
    await page.getByRole("button", { name: "Drop changes" }).click();
    await page.getByText("Everything is saved.").waitFor();
    await close();
  });
});

describe("texts", () => {
  it("are written by an editor, stand in the history with what changed, and are restored", async () => {
    const { page, faults, close } = await open("texts", editor);
    const field = page.getByRole("textbox", { name: "Terms", exact: true });
    await field.waitFor();
    const former = await field.inputValue();
    await field.fill(`${former}<p>It is a picture of what may come.</p><img src=x onerror=alert(1)>`);
    await page.getByRole("figure").getByText("It is a picture of what may come.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await publishByKeys(page);
    await page
      .getByText(/Published as version \d+\./)
      .first()
      .waitFor();
    const history = page.getByRole("region", { name: "History" });
    await history.getByText("editor@stopbank.example").first().waitFor();
    await history
      .getByRole("button", { name: /^What changed in version/ })
      .first()
      .click();
    await history.locator("ins", { hasText: "picture of what may come" }).waitFor();
    await history
      .getByRole("button", { name: /^Restore version/ })
      .first()
      .click();
    await page
      .getByText(/is back, as version/)
      .first()
      .waitFor();
    await expect.poll(() => field.inputValue()).toBe(former);
    expect(faults).toEqual([]);
    await close();
  });

  it("of two who edit at once the second is told, and neither loses a word", async () => {
    const [hers, his] = [await open("texts", editor), await open("texts", admin)];
    for (const { page } of [hers, his])
      await page.getByRole("combobox", { name: "Text" }).selectOption({ label: "Welcome" });
    const title = (page: Page) => page.getByRole("textbox", { name: "Below the title" });
    for (const { page } of [hers, his]) await title(page).waitFor();
    const former = await title(hers.page).inputValue();
    await title(hers.page).fill(`${former} Hers.`);
    await title(his.page).fill(`${former} His.`);
    await publishByKeys(hers.page);
    await hers.page
      .getByText(/Published as version/)
      .first()
      .waitFor();
    await publishByKeys(his.page);
    const alert = his.page
      .getByRole("alert")
      .filter({ hasText: "editor@stopbank.example has published version" });
    await alert.waitFor();
    expect(await title(his.page).inputValue()).toBe(`${former} His.`);
    expect(await alert.locator("del").textContent()).toContain("Hers");
    expect(await seriousFindings(his.page)).toEqual([]);
    await alert.getByRole("button", { name: /^Take version \d+ and discard the draft$/ }).click();
    await expect.poll(() => title(his.page).inputValue()).toBe(`${former} Hers.`);
    await title(his.page).fill(former);
    await publishByKeys(his.page);
    await his.page
      .getByText(/Published as version/)
      .first()
      .waitFor();
    for (const { close } of [hers, his]) await close();
  });

  it("issue 12.5: of prioritisation are a form, which says what does not fit the data before it is saved", async () => {
    const { page, faults, close } = await open("texts?text=prioritisation", editor);
    await page.getByText("Everything fits the data").waitFor();
    const use = page.getByRole("textbox", { name: "Use, one a line" }).first();
    const former = await use.inputValue();
    await use.fill("Castle");
    const misfits = page.getByRole("list", { name: "What does not fit" });
    await misfits.getByText("Value set Homes: no Buildings pass the filters of Homes.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await publishByKeys(page);
    await page
      .getByText(/Published as version \d+\./)
      .first()
      .waitFor();
    await use.fill(former);
    await page.getByText("Everything fits the data").waitFor();
    await publishByKeys(page);
    await page.getByText("What you see is published.").waitFor();
    await page
      .getByRole("region", { name: "History" })
      .getByText("editor@stopbank.example")
      .first()
      .waitFor();
    await expectToFitNarrow(page);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("PRO-08, PRO-09: of the Property Explorer are forms, by keyboard alone, and the page shows what they say", async () => {
    const { page, faults, close } = await open("texts?text=propertyExplorer", editor);
    await page.getByText("Everything fits the data").waitFor();
    const hazard = page.getByRole("group", { name: /^Hazard 1\.2/ });
    await hazard.getByRole("button", { name: "Hazard 1.2 Tsunami" }).press("Enter");
    const name = hazard.getByRole("textbox", { name: "Name" });
    await name.press("Control+a");
    await page.keyboard.press("Delete");
    await page.getByText("A hazard of Coast has no name.").waitFor();
    expect(await publish(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.type("Tsunami waves");
    await page.getByText("Everything fits the data").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await publishByKeys(page);
    await page.getByText("What you see is published.").waitFor();
    const named = async () => {
      const ask = await askApi("member@stopbank.example", "larkhaven");
      const { report_hazards: groups } = (await ask("/client/property_explorer_config")) as {
        report_hazards: readonly { readonly hazards: readonly { readonly display_name: string }[] }[];
      };
      return groups[0]?.hazards[1]?.display_name;
    };
    expect(await named()).toBe("Tsunami waves");
    await name.fill("Tsunami");
    await publishByKeys(page);
    await page.getByText("What you see is published.").waitFor();
    expect(await named()).toBe("Tsunami");
    await expectToFitNarrow(page);
    await page.getByRole("combobox", { name: "Text" }).selectOption({ label: "Technical reports" });
    await page.getByRole("button", { name: "Add a report" }).press("Enter");
    await page.getByText("It needs a title.").waitFor();
    expect(await publish(page).getAttribute("aria-disabled")).toBe("true");
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Drop changes" }).press("Enter");
    await page.getByText("What you see is published.").waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it("and they alone are an editor's to look after", async () => {
    const { page, close } = await open("branding", editor);
    await expect.poll(() => page.url()).toMatch(/\/administration\/(?!branding)/);
    expect(await page.getByRole("link", { name: "Branding" }).count()).toBe(0);
    await page.getByRole("link", { name: "Texts", exact: true }).waitFor();
    await close();
  });
});

it.each([
  [390, 844],
  [720, 450],
  [1024, 768],
] as const)("branding, texts and preferences fit %i x %i", async (widthPx, heightPx) => {
  for (const section of ["branding", "texts", "preferences"]) {
    const { page, close } = await open(section, admin, { widthPx, heightPx });
    await (section === "texts" ? publish : save)(page).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([section, wide]).toEqual([section, 0]);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  }
});

describe("contacts", () => {
  it("HOM-07: are written by an editor, and read by everybody where Home leads", async () => {
    const { page, faults, close } = await open("texts?text=landingPage", editor);
    const often = page.getByLabel("How often you meet");
    await often.waitFor();
    const former = await often.inputValue();
    const written = `On the first Monday, said at ${Date.now()}`;
    await often.fill(written);
    await page.locator(".admin-preview-frame").getByText(written).waitFor();
    await publishByKeys(page);
    await page.getByText(/^Published as version/).waitFor();

    const visitor = await visit(browser, {
      path: "/home",
      prepare: (one) => one.addInitScript(() => localStorage.setItem("client_name", "larkhaven")),
      session: await signedIn(browser, "member@stopbank.example"),
    });
    await visitor.page.getByRole("link", { name: "Contacts", exact: true }).click();
    await visitor.page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await visitor.page.getByText(written).waitFor();
    await visitor.page.getByRole("heading", { name: "Resilience Navigators" }).waitFor();
    expect(await seriousFindings(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.close();

    await often.fill(former);
    await publishByKeys(page);
    await expect.poll(() => page.getByText(/^Published as version/).count()).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  it("are the text that is open after a reload, and where Back leads", async () => {
    const { page, close } = await open("texts", editor);
    const choice = page.getByRole("combobox", { name: "Text", exact: true });
    await choice.selectOption("Welcome");
    await page.getByRole("region", { name: "Welcome", exact: true }).waitFor();
    await choice.selectOption("Home");
    await page.getByRole("region", { name: "Home", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("region", { name: "Home", exact: true }).waitFor();
    await page.goBack();
    await page.getByRole("region", { name: "Welcome", exact: true }).waitFor();
    await close();
  });
});
