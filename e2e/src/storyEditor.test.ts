import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { tabTo } from "./keyboard.ts";
import { floodedBuildings, floodTag, sceneAddress } from "./sceneAddress.ts";

const editor = "editor@stopbank.example";
const admin = "admin@stopbank.example";
const editorAt = (path = "", parts = {}) => sceneAddress(parts).replace("/risk", `/risk/story-editor${path}`);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page, title: string) =>
  page.getByRole("list", { name: "Chapters and steps" }).locator(`button[title="${title}"]`);
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved$/ });

describe("Story editor", () => {
  const { ask, visitAs } = atLarkhaven();

  it("makes a story of ten steps by keyboard alone, from nothing to its readers", async () => {
    const { page, faults, close } = await visitAs(editor, {
      path: editorAt("", { layers: floodedBuildings }),
    });
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.insertText(text);
    await tabTo(button(page, "New story"));
    await press("Enter");
    // The keyboard is at the title by itself.
    await page.getByRole("textbox", { name: "Title of the story" }).and(page.locator(":focus")).waitFor();
    await type("Made by keys");
    await press("Tab");
    await type("Nobody touched a mouse.");
    const id = Number(/story-editor\/(\d+)/.exec(page.url())?.[1]);
    for (let step = 1; step <= 10; step += 1) {
      await tabTo(button(page, "Add step"), "Shift+Tab");
      await press("Enter");
      await page.getByRole("textbox", { name: "Title of the step" }).and(page.locator(":focus")).waitFor();
      await type(`Step ${step}`);
    }
    await tabTo(page.getByRole("textbox", { name: /^Text/ }));
    await type("Of all homes, ");
    await tabTo(button(page, "Insert a figure"), "Shift+Tab");
    await press("Enter");
    // With what it is today.
    const figureItem = page.getByRole("menuitem", { name: /^Buildings exposed [\d,]+$/ });
    await figureItem.waitFor();
    await tabTo(figureItem);
    await press("Enter");
    await page.getByRole("textbox", { name: /^Text/ }).and(page.locator(":focus")).waitFor();
    await type(" stand in the water.");
    // Beside it stands what its readers will see.
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText(/^Of all homes, [\d,]+ stand in the water\.$/).waitFor();
    await preview.getByText(/^Figures of dataset version [0-9a-f]{16}\.$/).waitFor();

    // The last goes to the place before the ninth, is deleted, and is there again.
    await tabTo(row(page, "Step 10"), "Shift+Tab");
    await press("Alt+ArrowUp");
    await page.getByText(/^Moved: now step 9 of 10/).waitFor({ state: "attached" });
    await tabTo(button(page, /^Delete: step 'Step 10'/), "Shift+Tab");
    await press("Enter");
    await expect.poll(() => row(page, "Step 10").count()).toBe(0);
    await press("Control+z");
    await row(page, "Step 10").waitFor();
    await saved(page).waitFor();

    await tabTo(button(page, "Publish…"), "Shift+Tab");
    await press("Enter");
    await tabTo(button(page, /^Publish$/));
    await press("Enter");
    await page.getByText("'Made by keys' is published, as version 1.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(button(page, "More"));
    await press("Enter");
    await tabTo(page.getByRole("menuitem", { name: "Read what is published" }));
    await press("Enter");

    // As its readers have it, who are members.
    await page.waitForURL(/\/risk\/stories\/\d+\/made-by-keys/);
    await page.getByText("1 / 11").waitFor();
    const [story] = (
      await ask<{ id: number; chapters: { steps: { title: string }[] }[] }[]>("/risk/stories/")
    ).filter((one) => one.id === id);
    const titles = story?.chapters.flatMap(({ steps }) => steps.map(({ title }) => title));
    expect(titles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 9].map((number) => `Step ${number}`));
    const { steps } = await ask<{ steps: { figures: { name: string; text: string }[] }[] }>(
      `/risk/stories/${id}/figures`,
    );
    const figure = steps[9]?.figures[0];
    expect(figure?.name).toBe(`risk.buildings.${floodTag}.exposed`);
    await page.getByText(`Of all homes, ${figure?.text} stand in the water.`).waitFor();
    expect(faults).toEqual([]);
    await close();
    // Other tests count the stories there are.
    await (await askApi(editor, "larkhaven"))("/client/texts/story/withdraw", { name: `${id}`, base: 1 });
  });

  it("tells the second of two editors who was first, and writes nothing over", async () => {
    const first = await visitAs(editor, { path: editorAt() });
    await button(first.page, "New story").click();
    await first.page.getByRole("textbox", { name: "Title of the story" }).fill("Written by two");
    await saved(first.page).waitFor();
    const path = new URL(first.page.url()).pathname;
    const second = await visitAs(admin, { path });
    await second.page.getByText(`${editor} is editing this story too`).waitFor();

    await first.page.getByRole("textbox", { name: "Title of the story" }).fill("Written by the first");
    await saved(first.page).waitFor();
    await second.page.getByRole("textbox", { name: "Title of the story" }).fill("Written by the second");
    await second.page.getByText("Not saved: somebody else has saved this draft.").waitFor();
    const notice = second.page.getByRole("alert");
    await notice.getByText(`${editor} saved this draft`).waitFor();
    await notice.getByRole("button", { name: "See theirs" }).click();
    await second.page.getByText("only in theirs: Written by the first").waitFor();
    await notice.getByRole("button", { name: "Keep mine as a copy" }).click();
    await second.page.getByText("Yours is kept as a story of its own.").waitFor();
    await expect
      .poll(() => second.page.getByRole("textbox", { name: "Title of the story" }).inputValue())
      .toBe("Written by the first");

    // What the map shows becomes a step of the draft that is open, as whoever adds it finds when they are back.
    await button(first.page, "Add this view to a story").click();
    const dialog = first.page.getByRole("dialog");
    await dialog.getByLabel("Story").selectOption(path.split("/").at(-1) ?? "");
    await dialog.getByLabel("Title of the step").fill("Seen on the map");
    await dialog.getByRole("button", { name: "Add" }).click();
    await first.page.getByText("The view is a step of the story's draft.").waitFor();
    await row(first.page, "Seen on the map").waitFor();

    // Nobody but editors learns of drafts.
    const drafts = await (await askApi(editor, "larkhaven"))<{ title: string }[]>("/client/drafts");
    expect(drafts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Written by the first", "Copy of Written by the second"]),
    );
    await expect(ask("/client/drafts")).rejects.toThrow(/403|editor/);
    expect([...first.faults, ...second.faults].filter((fault) => !fault.includes("409"))).toEqual([]);
    await first.close();
    await second.close();
  });
});
