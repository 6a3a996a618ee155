import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { asPage } from "./asPage.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { sceneAddress } from "./sceneAddress.ts";

const editor = "editor@stopbank.example";
const gone = `media/${"f".repeat(32)}-8x8.webp`;

describe("the check of a story", () => {
  const { visitAs } = atLarkhaven();

  it("story authoring: finds a picture without words, one that is gone, an area and a dead link, and the server holds them back too", async () => {
    const section = {
      header: "Rain",
      content: "[More](/guide/no/such/page)",
      wideImage: "/logos/full.svg",
      sideImage: gone,
      sideImageAlt: "x",
    };
    const steps = [{ title: "The river", sections: [section], area: "f".repeat(64) }];
    const body = { title: "Not ready yet", description: "x", chapters: [{ title: "One", steps }] };
    const { page, close } = await visitAs(editor, { path: sceneAddress({}) });
    const draft = JSON.stringify({ name: "701", revision: null, base: 0, body });
    const { revision } = await asPage(page, "PUT", "/client/drafts/story", draft, "application/json");
    await page.goto(new URL(sceneAddress({}).replace("/risk", "/risk/story-editor/701"), page.url()).href);

    await page.getByRole("button", { name: "Check (5)" }).click();
    const check = page.getByRole("region", { name: "Check" });
    await check
      .getByRole("heading", { name: "4 errors and 1 warning: put the errors right to publish." })
      .waitFor();
    await check.getByText(`${gone} is no longer among your media: choose another.`).waitFor();
    await check
      .getByText("The area that the step draws is no longer kept: capture the area again.")
      .waitFor();
    await check.getByText("The link to /guide/no/such/page leads to no page.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const publishing = { name: "701", revision };
    const refused = asPage(
      page,
      "POST",
      "/client/drafts/story/publish",
      JSON.stringify(publishing),
      "application/json",
    );
    await expect(refused).rejects.toThrow(
      /content\/not-ready.*step 1 \(The river\), part 1: The wide picture has no alternative text/,
    );

    await check.getByRole("button", { name: /The wide picture has no alternative text/ }).click();
    const field = page
      .getByRole("group", { name: "Wide picture" })
      .getByRole("textbox", { name: /^Alternative text/ });
    await field.fill("The logo of the council");
    await check
      .getByRole("heading", { name: "3 errors and 1 warning: put the errors right to publish." })
      .waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .waitFor();

    const asEditor = await askApi(editor, "larkhaven");
    const now = await asEditor<{ revision: string }>("/client/drafts/story?name=701");
    await asEditor("/client/drafts/story/discard", { name: "701", revision: now.revision });
    await close();
  });

  it("story authoring: the editor stays where a step puts the first layers on an empty map", async () => {
    const { page, faults, close } = await visitAs(editor, { path: "/risk/story-editor/1" });
    const step = page
      .getByRole("list", { name: "Chapters and steps" })
      .locator('button[title="What it does well"]');
    await step.click();
    await page.locator(".sb-map").getByText("Stopbanks").first().waitFor();
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).pathname).toBe("/risk/story-editor/1");
    expect(await page.getByText("Begin with an example").count()).toBe(0);
    expect(await step.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});
