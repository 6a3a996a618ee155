import { startSentry, type TestSentry } from "@stopbank/http-edge/testing/sentry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

const failure = {
  event_id: "0123456789abcdef0123456789abcdef",
  name: "TypeError",
  code: "unexpected",
  page: "/risk",
  frames: [{ file: "/assets/RiskPage-B3x_9-aa.js", function: "drawMap", line: 1, column: 2345 }],
};

describe("failures that pages tell of", () => {
  let sentry: TestSentry;
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    sentry = await startSentry();
    bff = await startBff({ env: { SENTRY_DSN: sentry.dsn, STOPBANK_TRUSTED_PROXIES: "127.0.0.1" } });
    ({ cookie } = await signIn(bff));
  });
  afterAll(async () => {
    await bff.close();
    sentry.close();
  });
  const tell = (payload: object, headers: Record<string, string> = {}) =>
    bff.app.inject({
      method: "POST",
      url: "/bff/failures",
      headers: { ...fromOurPage, ...headers },
      payload,
    });

  it("are passed on as events, with page, client and release, and with nothing of who told", async () => {
    const answer = await tell(failure, {
      cookie,
      "ui-client-name": "northport",
      "user-agent": "a-browser-of-somebody",
      referer: "http://localhost/risk?at=172.90381,-40.30127",
    });
    expect(answer.statusCode).toBe(204);
    await expect.poll(() => sentry.received.length).toBe(1);
    const [event] = sentry.events();
    expect(event).toMatchObject({
      event_id: failure.event_id,
      platform: "javascript",
      release: expect.stringMatching(/^\d/),
      tags: { service: "browser", route: "/risk", client: "northport" },
      exception: { values: [{ type: "TypeError", value: "unexpected" }] },
    });
    expect(event?.exception.values[0]?.stacktrace.frames).toEqual([
      {
        filename: "/assets/RiskPage-B3x_9-aa.js",
        function: "drawMap",
        lineno: 1,
        colno: 2345,
        in_app: true,
      },
    ]);
    for (const secret of [cookie.split("=")[1], "a-browser-of", "172.90381", "member@stopbank", "127.0.0.1,"])
      expect(sentry.received[0]).not.toContain(secret);
  });

  it.each([
    ["words", { ...failure, message: "kiri@larkhaven.example" }],
    ["a sentence for a name", { ...failure, name: "it is broken" }],
    ["an e-mail for a code", { ...failure, code: "kiri@larkhaven.example" }],
    ["a place for a page", { ...failure, page: "/risk?at=172.9,-40.3" }],
    [
      "another site's file",
      { ...failure, frames: [{ ...failure.frames[0], file: "https://a.example/b.js" }] },
    ],
    ["no call", { ...failure, frames: [] }],
    ["more calls than are kept", { ...failure, frames: Array(51).fill(failure.frames[0]) }],
  ])("are refused with %s", async (_what, payload) => {
    const before = sentry.received.length;
    const answer = await tell(payload, { "x-forwarded-for": "192.0.2.77" });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "request/invalid"]);
    expect(sentry.received.length).toBe(before);
  });

  it("are refused where they are long, or another site's page tells of them", async () => {
    const long = await tell({ ...failure, name: "A".repeat(30_000) }, { "x-forwarded-for": "192.0.2.78" });
    expect(long.statusCode).toBe(413);
    const strange = await tell(failure, { origin: "https://a.example" });
    expect(strange.json()).toMatchObject({ error: { code: "request/cross-site" } });
  });

  it("are thirty a minute of one site, and others' are taken still", async () => {
    const from = (address: string) => tell(failure, { "x-forwarded-for": address });
    const codes: number[] = [];
    // More than two minutes' worth: the minute may turn in between.
    for (let i = 0; i < 61; i++) codes.push((await from(`2001:db8:1:${i}::1`)).statusCode);
    expect(codes.filter((code) => code === 204).length).toBeLessThanOrEqual(60);
    const refused = await from("2001:db8:1::2");
    if (refused.statusCode !== 429) throw new Error(`It was answered ${refused.statusCode}.`);
    expect(refused.json()).toMatchObject({ error: { code: "failures/too-many" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await from("2001:db8:2::1")).statusCode).toBe(204);
  });

  it("are asked for in what pages learn of the session", async () => {
    const asked = await bff.app.inject({ url: "/bff/session", headers: fromOurPage });
    expect(asked.json()).toMatchObject({ signedIn: false, reports_failures: true });
    const own = await bff.app.inject({ url: "/bff/session", headers: { ...fromOurPage, cookie } });
    expect(own.json()).toMatchObject({ signedIn: true, reports_failures: true });
  });
});

it("are asked for and taken nowhere without the setting", async () => {
  const bff = await startBff();
  const asked = await bff.app.inject({ url: "/bff/session", headers: fromOurPage });
  expect(asked.json()).toMatchObject({ reports_failures: false });
  const told = await bff.app.inject({
    method: "POST",
    url: "/bff/failures",
    headers: fromOurPage,
    payload: failure,
  });
  expect(told.statusCode).toBe(404);
  await bff.close();
});
