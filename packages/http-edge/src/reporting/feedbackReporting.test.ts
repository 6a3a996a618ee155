import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FeedbackReporter, openFeedbackReporter } from "./openFeedbackReporter.ts";
import { startSentry, type TestSentry } from "./testing/startSentry.ts";

let sentry: TestSentry;
let reporter: FeedbackReporter;
beforeAll(async () => {
  sentry = await startSentry();
  const opened = await openFeedbackReporter({ dsn: sentry.dsn, release: "stopbank@1.2.3" });
  if (opened === undefined) throw new Error("nothing to report to");
  reporter = opened;
});
afterAll(async () => {
  await reporter.close();
  sentry.close();
});
beforeEach(() => {
  sentry.received.length = 0;
});

const said = {
  name: "Issue",
  message: "The river is dry.\n\nCurrent layers:\n- Buildings",
  attachments: [],
  client: "larkhaven",
};
/** Address, headers of the request, then the lines of the envelope. */
const received = async () => {
  await expect.poll(() => sentry.received.length).toBe(1);
  return (sentry.received[0] ?? "").split("\n");
};

it("AMB-06: goes as user feedback, with type, e-mail, words, event and picture, and nothing else", async () => {
  reporter.report({
    ...said,
    email: "kiri@larkhaven.example",
    associatedEventId: "0123456789abcdef0123456789abcdef",
    attachments: [{ filename: "feedback-1.webp", bytes: Buffer.from("a picture") }],
  });
  const [address, , head = "", kind = "", event = "", attached = "", bytes] = await received();
  expect(address).toMatch(/^\/api\/7\/envelope\//);
  expect(JSON.parse(kind)).toEqual({ type: "feedback" });
  expect(JSON.parse(event)).toEqual({
    type: "feedback",
    event_id: JSON.parse(head).event_id,
    timestamp: expect.any(Number),
    level: "info",
    platform: "javascript",
    release: "stopbank@1.2.3",
    contexts: {
      feedback: {
        name: "Issue",
        message: said.message,
        source: "dialog",
        contact_email: "kiri@larkhaven.example",
        associated_event_id: "0123456789abcdef0123456789abcdef",
      },
    },
    tags: { service: "browser", client: "larkhaven" },
  });
  expect(JSON.parse(attached)).toEqual({
    type: "attachment",
    length: 9,
    filename: "feedback-1.webp",
    content_type: "image/webp",
  });
  expect(bytes).toBe("a picture");
});

it("leaves out what was not given, and a client's name that is none", async () => {
  reporter.report({ ...said, client: "kiri@larkhaven.example" });
  const [, , , , event = "", ...rest] = await received();
  expect(JSON.parse(event)).toMatchObject({ tags: { service: "browser" } });
  expect(JSON.parse(event).contexts.feedback).toEqual({
    name: "Issue",
    message: said.message,
    source: "dialog",
  });
  expect(event).not.toContain("kiri");
  expect(rest.join("")).toBe("");
});

it("goes nowhere without a DSN", async () => {
  expect(await openFeedbackReporter({ dsn: undefined, release: "x" })).toBeUndefined();
});
