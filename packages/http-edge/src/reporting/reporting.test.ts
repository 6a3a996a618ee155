import { DomainError } from "@stopbank/errors";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openReporter, type Reporter, readDsn } from "./openReporter.ts";
import { reportFailures } from "./reportFailures.ts";
import { type SentEvent, startSentry, type TestSentry } from "./testing/startSentry.ts";

describe("a failure that is reported", () => {
  let sentry: TestSentry;
  let reporter: Reporter;
  const app = Fastify({ genReqId: () => "the-request" });
  let failure: unknown;
  beforeAll(async () => {
    sentry = await startSentry();
    const opened = await openReporter({
      dsn: sentry.dsn,
      service: "bff",
      release: "stopbank@1.2.3",
    });
    if (opened === undefined) throw new Error("nothing to report to");
    reporter = opened;
    reportFailures(app, reporter, async ({ headers }) => String(headers["ui-client-name"]));
    app.post("/areas/:area", async () => {
      throw failure;
    });
  });
  afterAll(async () => {
    await app.close();
    sentry.close();
  });
  beforeEach(() => {
    sentry.received.length = 0;
  });

  const secrets = {
    token: "eyJhbGciOi.secret.token",
    cookie: "cookie-4711",
    email: "kiri@larkhaven.example",
    coordinates: "172.90381,-40.30127",
    body: "a-secret-sentence",
    path: "/home/kiri/somewhere",
  };
  const everything = Object.values(secrets).join(" ");

  const fail = async (error: unknown) => {
    failure = error;
    await app.inject({
      method: "POST",
      url: `/areas/${secrets.coordinates}?email=${secrets.email}`,
      headers: {
        authorization: `Bearer ${secrets.token}`,
        cookie: `stopbank=${secrets.cookie}`,
        "ui-client-name": "larkhaven",
        "user-agent": secrets.email,
      },
      payload: { area: secrets.coordinates, note: secrets.body },
    });
  };
  it("holds no answer back while nobody can say which client it was for", async () => {
    const away = Fastify();
    const client = Promise.withResolvers<string>();
    reportFailures(away, { ...reporter, close: async () => undefined }, () => client.promise);
    away.get("/", async () => {
      throw new Error("the database is away");
    });
    expect((await away.inject("/")).statusCode).toBe(500);
    client.resolve("northport");
    await away.close();
    await expect.poll(() => sentry.received.length).toBe(1);
  });

  const event = async (): Promise<SentEvent> => {
    await expect.poll(() => sentry.received.length).toBe(1);
    return sentry.events()[0] as SentEvent;
  };

  it("says what failed, where, for which request and client, in which release", async () => {
    await fail(new TypeError("it is not a function"));
    const { tags, release, exception } = await event();
    expect(release).toBe("stopbank@1.2.3");
    expect(tags).toEqual({
      service: "bff",
      request_id: "the-request",
      method: "POST",
      route: "/areas/:area",
      client: "larkhaven",
    });
    const [only] = exception.values;
    expect(only).toMatchObject({ type: "TypeError", value: "unexpected" });
    const files = only?.stacktrace.frames.map(({ filename }) => filename);
    for (const added of ["server_name", "breadcrumbs", "contexts", "user", "extra", "pre_context"])
      expect(sentry.received[0]).not.toContain(`"${added}"`);
    expect(files).toContain("packages/http-edge/src/reporting/reporting.test.ts");
  });

  it("A-45: holds no token, cookie, e-mail, coordinate, body or path, wherever an error carries them", async () => {
    const loud = Object.assign(
      new Error(`${everything}\n    at ${secrets.body} (${secrets.path}/x.ts:1:1)`),
      {
        ...secrets,
        name: everything,
        code: everything,
        cause: new Error(everything),
      },
    );
    const domain = new DomainError("unavailable", "store/away", everything, { everything, cause: loud });
    const elsewhere = new Error("short");
    elsewhere.stack = `Error: short\n    at ${secrets.body}! (${secrets.path}/x.ts:1:1)\n    at f (file://${secrets.path}/y.ts:2:2)`;
    for (const error of [loud, domain, elsewhere, everything]) {
      sentry.received.length = 0;
      await fail(error);
      await event();
      for (const secret of Object.values(secrets)) expect(sentry.received[0]).not.toContain(secret);
    }
  });

  it("names our own failures by their code, and not what callers brought about", async () => {
    await fail(new DomainError("invalid", "area/bad", "No."));
    await fail(new DomainError("unavailable", "request/busy", "Later."));
    await fail(Object.assign(new Error("no"), { statusCode: 415 }));
    await fail(new Error("Object Not Found Matching Id:3, MethodName:update, ParamCount:4"));
    await fail(new DomainError("unavailable", "api/unreachable", "Later."));
    expect((await event()).exception.values[0]).toMatchObject({
      type: "DomainError",
      value: "api/unreachable",
    });
  });

  it("is one of sixty in a minute at most", async () => {
    for (let i = 0; i < 130; i++) await fail(new Error("again"));
    await reporter.close();
    expect(sentry.received.length).toBeGreaterThan(0);
    // The minute may have turned in between.
    expect(sentry.received.length).toBeLessThanOrEqual(120);
  });
});

it("is reported nowhere without a DSN, and a bad one stops the start", async () => {
  expect(readDsn({ SENTRY_DSN: "" })).toBeUndefined();
  expect(await openReporter({ dsn: undefined, service: "api", release: "x" })).toBeUndefined();
  expect(readDsn({ SENTRY_DSN: "https://key@sentry.example/7" })).toBe("https://key@sentry.example/7");
  for (const bad of [
    "key",
    "ftp://key@sentry.example/7",
    "https://sentry.example/7",
    "https://key@sentry.example",
  ])
    expect(() => readDsn({ SENTRY_DSN: bad })).toThrow(/^The setting SENTRY_DSN must be/);
});
