import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { asPage } from "./asPage.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { sceneAddress } from "./sceneAddress.ts";

const editor = "editor@stopbank.example";
const story = (title: string) => ({
  title,
  description: "x",
  chapters: [
    { title: "One", steps: [{ title: "The river", sections: [{ header: "Rain", content: "It rains." }] }] },
  ],
});

describe("the versions of a story that is edited", () => {
  const { visitAs } = atLarkhaven();

  it("story authoring: a draft on an older version is published over the newer, and a withdrawn story is opened", async () => {
    const { page, faults, close } = await visitAs(editor, { path: sceneAddress({}) });
    const send = (method: string, path: string, body: object) =>
      asPage(page, method, path, JSON.stringify({ name: "702", ...body }), "application/json");
    await send("PUT", "/client/texts/story", { base: 0, body: story("First") });
    await send("PUT", "/client/drafts/story", { revision: null, base: 1, body: story("Mine") });
    await send("PUT", "/client/texts/story", { base: 1, body: story("Theirs") });
    const address = new URL(sceneAddress({}).replace("/risk", "/risk/story-editor/702"), page.url()).href;
    await page.goto(address);
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    const notice = page.getByRole("alert");
    await notice.getByText("Version 2 was published after this draft was begun.").waitFor();
    await notice.getByRole("button", { name: "See theirs" }).click();
    await page.getByText("only in theirs: Theirs").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await notice.getByRole("button", { name: "Keep mine over it" }).click();
    await notice.getByText("Version 2 was published").waitFor({ state: "detached" });
    await button("Publish…").click();
    await button("Publish").click();
    await page.getByText("'Mine' is published, as version 3.").waitFor();

    await send("POST", "/client/texts/story/withdraw", { base: 3 });
    await page.goto(address);
    await page.getByText("Withdrawn", { exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "Title of the story" }).inputValue()).toBe("Mine");
    await button("Publish…").click();
    await button("Publish").click();
    await page.getByText("'Mine' is published, as version 5.").waitFor();
    await page.getByText("Withdrawn", { exact: true }).waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await close();
    // Other tests count the stories there are.
    await (await askApi(editor, "larkhaven"))("/client/texts/story/withdraw", { name: "702", base: 5 });
  });
});
