import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { riskPage } from "./riskPage.ts";
import { type Session, signedIn, signIn, startBrowser, visit } from "./visitor.ts";

const email = "member@stopbank.example";
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const scene =
  "/risk?v=1&client=larkhaven&at=172.945,-40.305,12.6&layers=e:buildings;h:river_flood:river_flood_100yr_present_breach&drawer=risk";

const dialogOf = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Submit Feedback" });
  return {
    dialog,
    type: dialog.getByLabel("Feedback Type"),
    text: dialog.getByLabel("Feedback", { exact: true }),
    screenshot: dialog.getByLabel("Screenshot (optional)"),
    submit: dialog.getByRole("button", { name: "Submit", exact: true }),
  };
};
const menuEntry = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Feedback" });
const isFeedback = (request: Request) =>
  request.method() === "POST" && request.url().endsWith("/api/feedback");
/** What the next message that the page sends says, and how it is answered. */
const nextSent = async (page: Page) => {
  const request = await page.waitForRequest(isFeedback);
  return { body: request.postDataJSON(), status: (await request.response())?.status() };
};

describe("feedback", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, email);
  });
  afterAll(() => browser.close());

  it("ACC-45 to ACC-49: is given by a visitor with the keyboard alone, with a screenshot", async () => {
    const { page, faults, close } = await visit(browser, { path: "/home" });
    const { dialog, type, text, screenshot, submit } = dialogOf(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await tabTo(menuEntry(page));
    expect(fetched.filter((url) => url.includes("FeedbackDialog"))).toEqual([]);
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    expect(fetched.some((url) => url.includes("FeedbackDialog"))).toBe(true);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await submit.isEnabled()).toBe(false);
    expect(await seriousFindings(page)).toEqual([]);

    // Left empty, both say so; filled, neither does.
    await tabTo(type);
    await tabTo(text);
    await dialog.getByText("Feedback Type cannot be empty").waitFor();
    await tabTo(screenshot);
    await dialog.getByText("Feedback cannot be empty").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(type, "Shift+Tab");
    await page.keyboard.type("Sugg");
    await dialog.getByText("Feedback Type cannot be empty").waitFor({ state: "hidden" });
    await tabTo(text);
    await page.keyboard.type("Show the tides.");
    await dialog.getByText("Feedback cannot be empty").waitFor({ state: "hidden" });
    expect(await submit.isEnabled()).toBe(true);

    await screenshot.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await dialog.getByText("The screenshot must be an image file.").waitFor();
    await screenshot.setInputFiles({
      name: "my tide table.png",
      mimeType: "image/png",
      buffer: Buffer.from(onePixel, "base64"),
    });
    await dialog.getByText("The screenshot must be an image file.").waitFor({ state: "hidden" });
    await dialog.getByRole("img", { name: "What is sent" }).waitFor();
    const address = dialog.getByLabel("E-mail, for an answer (optional)");
    await tabTo(address);
    await page.keyboard.type("aroha@larkhaven.example");

    const sent = nextSent(page);
    await tabTo(submit);
    await page.keyboard.press("Enter");
    expect(await sent).toEqual({
      status: 201,
      body: {
        name: "Suggestion",
        email: "aroha@larkhaven.example",
        message: "Show the tides.",
        attachment: { filename: "my_tide table.png", bytes: onePixel },
        page: "/home",
      },
    });
    await page.getByText("Feedback submitted successfully").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(menuEntry(page))).toBe(true);
    // What was sent is gone.
    await page.keyboard.press("Enter");
    expect(await text.inputValue()).toBe("");
    expect(faults).toEqual([]);
    await close();
  });

  it("ACC-47, ACC-48, G-12: lists the layers of the map and takes its picture, from the Risk Summary tab", async () => {
    const { page, faults, close } = await visit(browser, { path: scene, session, seesPicture: true });
    const { dialog, type, text, submit } = dialogOf(page);
    await riskPage(page).untilDrawn();
    const button = page.getByRole("button", { name: "Submit Feedback" });
    // Charts above it are worked out once they are near. Room is kept for them: nothing moves from under a click.
    const heightPx = () => page.locator("#map-page-panel").evaluate(({ scrollHeight }) => scrollHeight);
    const keptPx = await heightPx();
    await riskPage(page).lookAt(button);
    expect(Math.abs((await heightPx()) - keptPx)).toBeLessThanOrEqual(16);
    await button.click();
    await dialog.waitFor();
    expect(await dialog.getByLabel(/E-mail/).count()).toBe(0);
    await type.selectOption("Issue");
    await text.fill("The river is dry.");
    await dialog.getByRole("button", { name: "Picture of the map" }).click();
    const picture = dialog.getByRole("img", { name: "What is sent" });
    await picture.waitFor();
    const colours = await picture.evaluate((image: HTMLImageElement) => {
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
      context?.drawImage(image, 0, 0);
      const seen = new Set<string>();
      for (let x = 0; x < image.naturalWidth; x += 40)
        for (let y = 0; y < image.naturalHeight; y += 40)
          seen.add(String(context?.getImageData(x, y, 1, 1).data));
      return seen.size;
    });
    expect(colours).toBeGreaterThan(20);
    const sent = nextSent(page);
    await submit.click();
    const { body, status } = await sent;
    expect(status).toBe(201);
    expect(body.message).toMatch(
      /^The river is dry\.\n\nCurrent layers:\n- River flooding.*\n- Buildings$|^The river is dry\.\n\nCurrent layers:\n- Buildings\n- River flood/,
    );
    expect(body.attachment.filename).toBe("map.jpg");
    expect(body.page).toContain("/risk?");
    await page.getByText("Feedback submitted successfully").waitFor();
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it("keeps what was typed when it closes by accident, when sending fails, and when the session ends", async () => {
    const { page, context, close } = await visit(browser, { path: "/home", session });
    const { dialog, type, text, submit } = dialogOf(page);
    await menuEntry(page).click();
    await type.selectOption("Comment");
    await text.fill("A long thought");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await menuEntry(page).click();
    expect([await type.inputValue(), await text.inputValue()]).toEqual(["Comment", "A long thought"]);

    await page.route("**/api/feedback", (route) => route.abort(), { times: 1 });
    await submit.click();
    await dialog.getByRole("alert").getByText("Nothing of it is lost").waitFor();
    expect(await text.inputValue()).toBe("A long thought");

    await context.clearCookies();
    await submit.click();
    const login = page.getByRole("dialog", { name: "Welcome to Stopbank" });
    await login.getByText("Session expired, please log in again").waitFor();
    await login.getByLabel("Password", { exact: true }).fill("Stopbank-1");
    await login.getByRole("button", { name: "Log in", exact: true }).click();
    await login.waitFor({ state: "hidden" });
    expect([await type.inputValue(), await text.inputValue()]).toEqual(["Comment", "A long thought"]);
    const sent = nextSent(page);
    await submit.click();
    expect(await sent).toMatchObject({ status: 201, body: { name: "Comment", message: "A long thought" } });
    await page.getByText("Feedback submitted successfully").waitFor();
    await close();
  });

  it("shows nobody what another person typed", async () => {
    const { page, close } = await visit(browser, { path: "/home" });
    const { dialog, text } = dialogOf(page);
    await page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(page, email);
    await menuEntry(page).click();
    await text.fill("Between us");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Signout" }).click();
    await page.getByRole("button", { name: "Login" }).waitFor();
    await menuEntry(page).click();
    expect(await text.inputValue()).toBe("");
    await close();
  });

  it.each([
    ["a page that is not there", "/nowhere/at/all", "Submit Feedback"],
    ["Access, which is to come", "/access", "Get in touch"],
    ["Adaptation, which is to come", "/adaptation", "Get in touch"],
    ["Live Updates, which are to come", "/live", "Get in touch"],
    ["Land use, which is to come", "/landuse", "Get in touch"],
  ])("ACC-48, G-12: opens from %s", async (_where, path, name) => {
    const { page, close } = await visit(browser, { path, session });
    const { dialog } = dialogOf(page);
    await page.getByRole("button", { name }).click();
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });

  it("ACC-48, G-12: is sent from a page that could not start", async () => {
    const { page, close } = await visit(browser, {
      path: "/home",
      prepare: (page) => page.route("**/bff/session", (route) => route.fulfill({ status: 503, json: {} })),
    });
    const { dialog, type, text, submit } = dialogOf(page);
    await page.getByRole("heading", { name: "Stopbank could not start" }).waitFor();
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await dialog.waitFor();
    await type.selectOption("Issue");
    await text.fill("It does not start.");
    const sent = nextSent(page);
    await submit.click();
    expect(await sent).toMatchObject({ status: 201, body: { name: "Issue", message: "It does not start." } });
    await page.getByText("Feedback submitted successfully").waitFor();
    await close();
  });

  it("G-15: is sent from the screen of an unexpected error", async () => {
    const { page, close } = await visit(browser, {
      path: "/home",
      // What the frame of every page asks when it is drawn.
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(CSSStyleDeclaration.prototype, "setProperty", {
            value() {
              throw new TypeError("broken");
            },
          });
        }),
    });
    const { dialog, type, text, submit } = dialogOf(page);
    await page.getByRole("heading", { name: "An unexpected error has occurred" }).waitFor();
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await dialog.waitFor();
    await type.selectOption("Issue");
    await text.fill("It broke.");
    const sent = nextSent(page);
    await submit.click();
    expect(await sent).toMatchObject({ status: 201 });
    await page.getByText("Feedback submitted successfully").waitFor();
    await close();
  });

  it("fits a phone, and fingers", async () => {
    const { page, close } = await visit(browser, {
      path: "/home",
      widthPx: 390,
      heightPx: 844,
      hasTouch: true,
    });
    const { dialog, submit } = dialogOf(page);
    await page.getByRole("button", { name: "Open menu" }).tap();
    await menuEntry(page).tap();
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    await submit.scrollIntoViewIfNeeded();
    expect((await submit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});
