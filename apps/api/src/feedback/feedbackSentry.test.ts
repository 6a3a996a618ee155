import { startSentry } from "@stopbank/http-edge/testing/sentry";
import { expect, it, onTestFinished } from "vitest";
import { people, startApi } from "../testing/startApi.ts";
import { picture } from "./testing/pictures.ts";

it("AMB-06: goes to Sentry too, where that is set, and its failures are nobody's who sends it", async () => {
  const sentry = await startSentry();
  onTestFinished(sentry.close);
  const api = await startApi({ config: { sentryDsn: sentry.dsn } });
  onTestFinished(() => api.stop());
  const message = "It is dark.\n\nCurrent layers:\n- Buildings";
  const send = async () =>
    api.post(
      "/feedback",
      {
        name: "Issue",
        message,
        associatedEventId: "0123456789abcdef0123456789abcdef",
        attachment: { filename: "at home.png", bytes: (await picture("png")).toString("base64") },
        page: "/risk?at=172.90381,-40.30127",
      },
      api.as("member"),
    );
  expect((await send()).statusCode).toBe(201);
  await expect.poll(() => sentry.received.length).toBe(1);
  const [whole = ""] = sentry.received;
  const [, , , , event = "", attached = ""] = whole.split("\n");
  expect(JSON.parse(event)).toMatchObject({
    tags: { client: "larkhaven" },
    contexts: {
      feedback: {
        name: "Issue",
        message,
        contact_email: people.member,
        associated_event_id: "0123456789abcdef0123456789abcdef",
      },
    },
  });
  expect(JSON.parse(attached).filename).toMatch(/^feedback-[0-9a-f-]{36}\.webp$/);
  // Neither where they looked, nor what the file was called.
  for (const secret of ["172.90381", "at home", "at_home", "127.0.0.1,"]) expect(whole).not.toContain(secret);
  sentry.close();
  expect((await send()).statusCode).toBe(201);
});
