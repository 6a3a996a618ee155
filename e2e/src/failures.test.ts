import { startSentry } from "@stopbank/http-edge/testing/sentry";
import { expect, it, onTestFinished } from "vitest";
import { startProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const secret = "kiri@larkhaven.example 172.90381,-40.30127";

it("tells of what fails in a page, without its words and its address, where that is set", async () => {
  const sentry = await startSentry();
  onTestFinished(sentry.close);
  const product = await startProduct({ SENTRY_DSN: sentry.dsn, STOPBANK_DEMO: "0" }, "/healthz");
  onTestFinished(() => product.stop());
  await product.order("client", "add", "openaccess", "--display-name", "Open access");
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((words) => {
    Reflect.set(
      window,
      "BroadcastChannel",
      class {
        constructor() {
          throw new TypeError(words);
        }
      },
    );
  }, secret);
  await page.goto(`${product.baseUrl}/risk?at=172.90381,-40.30127,13`);
  await expect.poll(() => sentry.received.length).toBe(1);
  expect(sentry.events()[0]).toMatchObject({
    platform: "javascript",
    tags: { service: "browser", route: "/risk" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "unexpected",
          stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ in_app: true })]) },
        },
      ],
    },
  });
  for (const word of secret.split(/[ ,]/)) expect(sentry.received[0]).not.toContain(word);
});

it("tells of nothing, and fetches nothing for it, where it is not set", async () => {
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const asked: string[] = [];
  const { page } = await visit(browser, {
    path: "/home",
    prepare: async (page) => {
      page.on("request", (request) => asked.push(request.url()));
    },
  });
  await page.getByRole("button", { name: "Log in" }).first().waitFor();
  await page.evaluate(() => {
    const own = document.querySelector<HTMLScriptElement>("script[src]")?.src;
    const error = Object.assign(new Error("x"), { stack: `Error: x\n    at f (${own}:1:5)` });
    window.dispatchEvent(new ErrorEvent("error", { error }));
  });
  await page.reload();
  await page.getByRole("button", { name: "Log in" }).first().waitFor();
  expect(asked.filter((url) => /sendFailure|bff\/failures/.test(url))).toEqual([]);
});
