import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { asPage } from "./asPage.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { sceneAddress } from "./sceneAddress.ts";

const editor = "editor@stopbank.example";
const editorAt = (path = "") => sceneAddress({}).replace("/risk", `/risk/story-editor${path}`);

/** Whether the preview shows its picture, and not a hole in its place. */
const shownWidthPx = (page: Page) =>
  page
    .getByRole("region", { name: "Preview" })
    .getByRole("img", { name: "A river in flood" })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

describe("a story as one file", () => {
  const { visitAs } = atLarkhaven();

  it("story authoring: goes out with its media and comes back as a copy or in place of the draft, which is asked", async () => {
    const { page, faults, close } = await visitAs(editor, { path: editorAt() });
    await page.getByRole("button", { name: "New story" }).waitFor();
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2f80ed" } })
      .png()
      .toBuffer();
    const words = "file_name=river.png&alternative_text=A+river+in+flood";
    const { name: medium } = await asPage(
      page,
      "POST",
      `/client/media?${words}`,
      [...picture],
      "application/octet-stream",
    );
    const body = {
      title: "To be taken elsewhere",
      description: "It has a picture.",
      coverImageUrl: `media/${medium}`,
      coverImageAlt: "A river in flood",
      chapters: [{ title: "One", steps: [{ title: "The river", sections: [] }] }],
    };
    const draft = { name: "700", revision: null, base: 0, body };
    await asPage(page, "PUT", "/client/drafts/story", JSON.stringify(draft), "application/json");
    await page.goto(new URL(editorAt("/700"), page.url()).href);
    await expect.poll(() => shownWidthPx(page)).toBeGreaterThan(0);

    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Export as a file" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("to-be-taken-elsewhere.zip");
    const bytes = readFileSync(await download.path());
    expect(bytes.includes(`media/${medium}`)).toBe(true);

    const bring = async (content: Buffer) => {
      await page.getByRole("link", { name: "All stories" }).click();
      await page
        .getByLabel("Import a story from a file")
        .setInputFiles({ name: "story.zip", mimeType: "application/zip", buffer: content });
    };
    await bring(bytes);
    const dialog = page.getByRole("dialog", { name: "This story is here already" });
    await dialog.getByText(`${editor} saved its draft 'To be taken elsewhere'`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "As a copy" }).click();
    const title = page.getByRole("textbox", { name: "Title of the story" });
    await title.waitFor();
    await expect.poll(() => title.inputValue()).toBe("Copy of To be taken elsewhere");
    expect(page.url()).not.toContain("/700");
    await expect.poll(() => shownWidthPx(page)).toBeGreaterThan(0);
    const copy = Number(/story-editor\/(\d+)/.exec(page.url())?.[1]);

    // In place of the draft, which can be undone.
    await page.goto(new URL(editorAt("/700"), page.url()).href);
    await title.fill("Written since");
    await page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await bring(bytes);
    await dialog.getByText("'Written since'").waitFor();
    await dialog.getByRole("button", { name: "Replace the draft" }).click();
    await page.waitForURL(/story-editor\/700/);
    await expect.poll(() => title.inputValue()).toBe("To be taken elsewhere");
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await page.getByRole("list", { name: "Stories" }).getByText("Written since").waitFor();

    // What is wrong is told by file and line, and nothing has changed.
    await page.getByLabel("Import a story from a file").setInputFiles({
      name: "story.yaml",
      mimeType: "application/yaml",
      buffer: Buffer.from("title: Broken\ndescription: x\nchapterz: []\n"),
    });
    const refused = page.getByRole("dialog", { name: "Not imported" });
    await refused.getByText(/stories\/1\.yaml:3: .*chapterz is no field/).waitFor();
    await refused.getByRole("button", { name: "Back to the stories" }).click();
    await expect.poll(() => page.getByText("Broken").count()).toBe(0);

    const asEditor = await askApi(editor, "larkhaven");
    for (const id of [700, copy]) {
      const { revision } = await asEditor<{ revision: string }>(`/client/drafts/story?name=${id}`);
      await asEditor("/client/drafts/story/discard", { name: `${id}`, revision });
    }
    expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
    await close();
  });
});
