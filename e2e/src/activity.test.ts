import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { keepPicture } from "./keepPicture.ts";
import { tabTo } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

const sections = ["datasets", "usage", "feedback", "jobs"] as const;
const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  // A desktop at 200%.
  [720, 450],
] as const;
const limit = { timeout: 240_000 };

describe("what goes on in an organisation", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser.close());

  const ready = (page: Page, section: (typeof sections)[number]) =>
    ({
      datasets: page.getByText("Shown now"),
      usage: page.getByRole("heading", { level: 4, name: "Sign-ins" }),
      feedback: page.getByRole("region", { name: "Feedback" }).getByRole("button", { expanded: false }),
      jobs: page.getByLabel("Kind"),
    })[section]
      .first()
      .waitFor();

  it("fits every size of window, and has nothing serious amiss", limit, async () => {
    for (const [widthPx, heightPx] of sizes) {
      const { page, faults, close } = await visit(browser, {
        path: "/administration",
        session,
        widthPx,
        heightPx,
      });
      for (const section of sections) {
        await page.goto(new URL(`/administration/${section}`, page.url()).href);
        await ready(page, section);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${section} at ${widthPx}`).toBeLessThanOrEqual(0);
        expect(await seriousFindings(page), `${section} at ${widthPx}`).toEqual([]);
        await keepPicture(page, `${section}-${widthPx}`);
      }
      expect(faults).toEqual([]);
      await close();
    }
  });

  it(
    "reads feedback, changes its state and takes that back, by keyboard, and opens the map it is from",
    limit,
    async () => {
      const { page, faults, close } = await visit(browser, { path: "/administration/feedback", session });
      const inbox = page.getByRole("region", { name: "Feedback" });
      await page.getByLabel("Search").fill("stopbank below the bridge");
      const head = inbox.getByRole("button", { name: /The stopbank below the bridge/ });
      await expect.poll(() => inbox.getByRole("button", { expanded: false }).count()).toBe(1);
      await tabTo(head);
      await page.keyboard.press("Enter");
      await inbox.getByText("Who can say when the next version comes?").waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, "feedback-open");
      const state = inbox.getByLabel("State").last();
      const before = await state.inputValue();
      await state.selectOption(before === "done" ? "open" : "done");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => state.inputValue()).toBe(before);
      const remove = inbox.getByRole("button", { name: "Delete" });
      await tabTo(remove);
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Delete this message?" });
      await question.waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "hidden" });
      await inbox.getByRole("button", { name: "Open the map it was sent from" }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/risk");
      expect(faults).toEqual([]);
      await close();
    },
  );

  it("turns charts of usage into tables, and says that they are modelled", limit, async () => {
    const { page, faults, close } = await visit(browser, { path: "/administration/usage", session });
    await page.getByText("Some of these figures are modelled for the demonstration.").waitFor();
    const table = page.getByRole("button", { name: "Table of Sign-ins" });
    await tabTo(table);
    await page.keyboard.press("Enter");
    const rows = page.getByRole("table", { name: "Sign-ins" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(27);
    // Whoever runs this has signed in this week.
    expect(Number(await rows.nth(1).getByRole("cell").textContent())).toBeGreaterThan(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^usage-larkhaven-\d{4}-\d\d-\d\d\.csv$/);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("verifies the dataset from its versions, and finds the job among everybody's", limit, async () => {
    const { page, faults, close } = await visit(browser, { path: "/administration/datasets", session });
    const verify = page.getByRole("button", { name: "Verify the version shown" });
    await verify.waitFor();
    await tabTo(verify);
    await page.keyboard.press("Enter");
    await page.getByText(/^All [\d,]+ files of .* are as published\.$/).waitFor({ timeout: 180_000 });
    expect(await seriousFindings(page)).toEqual([]);
    await keepPicture(page, "datasets-verified");
    await page.getByRole("link", { name: "Jobs", exact: true }).click();
    const row = page
      .getByRole("table", { name: "Jobs" })
      .getByRole("row", { name: /Verify dataset/ })
      .first();
    await expect.poll(() => row.textContent()).toMatch(/Verify dataset.*admin@stopbank\.example.*Done/);
    await page.getByLabel("State").selectOption("failed");
    await page.getByLabel("Kind").selectOption({ label: "Verify dataset" });
    await page.getByText("There is no such job.").waitFor();
    await keepPicture(page, "jobs-none");
    expect(faults).toEqual([]);
    await close();
  });
});
