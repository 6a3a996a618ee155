import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { readBeforehand } from "./readBeforehand.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

// A product of its own: others write its landing page too, and read it.
let product: StartedProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBeside(), startBrowser()]);
  await readBeforehand(product.baseUrl);
});
afterAll(async () => {
  await Promise.all([product?.stop(), browser?.close()]);
});

const openAs = async (email: string, path: string) => {
  const visited = await visit(browser, { baseUrl: product.baseUrl });
  await visited.page.getByRole("button", { name: "Login" }).click();
  await signIn(visited.page, email);
  await visited.page.goto(product.baseUrl + path);
  return visited;
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const often = (page: Page) => page.getByLabel("How often you meet");
const expectToFitNarrow = async (page: Page) => {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
};

it("issue 13: a draft of Home is its editors' alone, who write it in turn and lose no word, until it is published with a note", async () => {
  const texts = "/administration/texts?text=landingPage";
  const hers = await openAs("admin@stopbank.example", texts);
  const reader = await openAs("member@stopbank.example", "/home/contacts");
  await reader.page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();

  await often(hers.page).fill("Hers: on Mondays");
  await button(hers.page, "Save draft").press("Enter");
  await hers.page.getByText("The draft is saved. People read it once it is published.").waitFor();
  await hers.page.getByText("Drafts not published yet: Home.").waitFor();
  await reader.page.reload();
  await reader.page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
  expect(await reader.page.getByText("Hers: on Mondays").count()).toBe(0);

  const his = await openAs("editor@stopbank.example", texts);
  await his.page.getByRole("heading", { name: "Draft of admin@stopbank.example" }).waitFor();
  expect(await often(his.page).inputValue()).toBe("Hers: on Mondays");
  await his.page.getByRole("button", { name: /^Compare with version/ }).click();
  await his.page.locator("ins", { hasText: "Mondays" }).waitFor();
  await expectToFitNarrow(his.page);
  await often(his.page).fill("His: on Tuesdays");
  await button(his.page, "Save draft").click();
  await his.page.getByRole("heading", { name: "Draft of editor@stopbank.example" }).waitFor();

  await often(hers.page).fill("Hers: on Wednesdays");
  await button(hers.page, "Save draft").press("Enter");
  const alert = hers.page.getByRole("alert").filter({
    hasText: "editor@stopbank.example has saved a draft of this text meanwhile",
  });
  await alert.waitFor();
  await button(hers.page, "See both texts").press("Enter");
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
  await alert.locator("del", { hasText: "His" }).waitFor();
  await alert.locator("ins", { hasText: "Hers" }).waitFor();
  await expectToFitNarrow(hers.page);
  // The tab keeps what is not saved, and that it is to be decided.
  await hers.page.reload();
  await alert.waitFor();
  expect(await often(hers.page).inputValue()).toBe("Hers: on Wednesdays");
  await alert.getByRole("button", { name: "Keep mine" }).press("Enter");

  await button(hers.page, "Publish…").press("Enter");
  const note = hers.page.getByRole("textbox", { name: /^What changed/ });
  await note.fill("The day of the meeting");
  expect(await seriousFindings(hers.page)).toEqual([]);
  await note.press("Enter");
  await hers.page.getByText("What you see is published.").waitFor();
  await hers.page
    .getByRole("region", { name: "History" })
    .getByRole("listitem")
    .filter({ hasText: "admin@stopbank.example" })
    .getByText("The day of the meeting")
    .waitFor();
  expect(await hers.page.getByRole("heading", { name: /^Draft of/ }).count()).toBe(0);
  await reader.page.reload();
  await reader.page.getByText("Hers: on Wednesdays").waitFor();

  // Each refusal is a line of the browser's own.
  const isRefusal = (fault: string) => fault.includes("409");
  for (const { faults, close } of [hers, his, reader]) {
    expect(faults.filter((fault) => !isRefusal(fault))).toEqual([]);
    await close();
  }
});
