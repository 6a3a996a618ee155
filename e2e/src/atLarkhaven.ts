import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { askApi } from "./askApi.ts";
import { type Session, signedIn, startBrowser, type VisitOptions, visit } from "./visitor.ts";

const member = "member@stopbank.example";

/** For a file's tests: a browser, a member of Larkhaven who is signed in, and the API asked as a program. */
export function atLarkhaven() {
  let browser: Browser;
  let session: Session;
  let ask: Awaited<ReturnType<typeof askApi>>;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, member);
    ask = await askApi(member, "larkhaven");
  });
  afterAll(() => browser?.close());

  return {
    ask: <T>(path: string, body?: unknown) => ask<T>(path, body),
    /** The member, in a fresh window. */
    visit: (options: VisitOptions = {}) => visit(browser, { session, ...options }),
    /** Someone else who has signed in. */
    visitAs: async (email: string, options: VisitOptions = {}) =>
      visit(browser, { session: await signedIn(browser, email), ...options }),
    /** Someone who has not. */
    visitAsVisitor: (options: VisitOptions = {}) => visit(browser, options),
  };
}
