import { recordClientEvent } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inClient } from "../testing/inClient.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { cursorOf, placeOf } from "../wire/trailCursor.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const admin = () => api.as("admin", "larkhaven");
const send = (method: "PUT" | "DELETE", url: string, payload?: object, headers = admin()) =>
  api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const trail = async (query = "") =>
  (await api.get(`/client/audit_trail${query}`, admin())).json() as {
    events: { action: string; actor: { email: string } | null; subject: string; details: object }[];
    next_cursor: string | null;
  };

describe("features", () => {
  it("are switched for everybody at their next request, and how they stood is kept", async () => {
    const page = () => api.get("/content/summaryPage", api.as("member", "larkhaven"));
    expect((await page()).statusCode).toBe(200);
    const off = await send("PUT", "/client/feature_flags/summaryPage", { position: "off" });
    expect(off.json()).toEqual({ flag: "summaryPage", position: "off", before: "on" });
    expect((await page()).statusCode).toBe(404);
    // Another client has it as before.
    expect((await api.get("/content/summaryPage", api.as("other"))).statusCode).toBe(200);
    await send("PUT", "/client/feature_flags/summaryPage", { position: "on" });
    expect((await page()).statusCode).toBe(200);
    expect((await trail("?action=flag.changed")).events).toMatchObject([
      { subject: "summaryPage", details: { before: "off", after: "on" } },
      {
        subject: "summaryPage",
        actor: { email: "admin@stopbank.example" },
        details: { before: "on", after: "off" },
      },
    ]);
  });

  it("that stand as they are wanted leave no trace", async () => {
    const before = (await trail()).events.length;
    await send("PUT", "/client/feature_flags/riskStories", { position: "on" });
    expect((await trail()).events).toHaveLength(before);
  });

  it.each([
    ["/client/feature_flags/poems", { position: "on" }],
    ["/client/feature_flags/__proto__", { position: "on" }],
    ["/client/feature_flags/summaryPage", { position: "maybe" }],
    ["/client/feature_flags/summaryPage", { position: "on", client: "northport" }],
  ])("A-44: are none of %s with %j", async (url, body) => {
    expect((await send("PUT", url, body)).statusCode).toBe(400);
  });
});

describe("e-mail domains", () => {
  it("are approved and withdrawn, with what was approved before in the trail", async () => {
    const domains = (method: "PUT" | "DELETE", domain: string) =>
      send(method, `/client/email_domains/${encodeURIComponent(domain)}`);
    expect((await domains("PUT", "Bay.Example")).json()).toEqual(["bay.example"]);
    expect((await domains("PUT", "bay.example")).json()).toEqual(["bay.example"]);
    expect((await domains("PUT", "arm.bay.example")).json()).toEqual(["arm.bay.example", "bay.example"]);
    expect((await domains("DELETE", "bay.example")).json()).toEqual(["arm.bay.example"]);
    for (const wrong of ["bay", "*.example", "a@bay.example", "bay.example/x"])
      expect((await domains("PUT", wrong)).json().error.code).toBe("client/bad-domain");
    expect((await trail("?action=email-domain.changed")).events).toMatchObject([
      { subject: "bay.example", details: { after: ["arm.bay.example"] } },
      { subject: "arm.bay.example" },
      { subject: "bay.example", details: { before: [], after: ["bay.example"] } },
    ]);
    expect((await api.get("/client/email_domains", api.as("admin", "northport"))).json()).toEqual([]);
  });
});

describe("the trail", () => {
  it("goes on from page to page", async () => {
    for (let i = 0; i < 60; i++)
      await send("PUT", "/client/feature_flags/replacementCosts", { position: i % 2 === 0 ? "on" : "off" });
    const first = await trail("?action=flag.changed");
    expect([first.events.length, first.next_cursor]).toEqual([50, expect.any(String)]);
    const second = await trail(`?action=flag.changed&cursor=${first.next_cursor}`);
    expect(second.events.length).toBeGreaterThanOrEqual(10);
    expect(second.next_cursor).toBeNull();
    const actions = (await api.get("/client/audit_trail/actions", admin())).json();
    expect(actions).toEqual(expect.arrayContaining(["email-domain.changed", "flag.changed"]));
  });

  it("E-07: is that of the client in use", async () => {
    const { events } = (await api.get("/client/audit_trail", api.as("admin", "northport"))).json();
    expect(events).toEqual([]);
  });

  it.each([
    ["cursor=x", "audit/bad-cursor"],
    [`cursor=${Buffer.from('["now()","x"]').toString("base64url")}`, "audit/bad-cursor"],
    [
      `cursor=${Buffer.from('["2026-99-01 00:00:00+00","0a2b74a4-4a5f-4a5c-9c9b-2f9a2e3d4c5b"]').toString("base64url")}`,
      "audit/bad-cursor",
    ],
    ["from=2026-02-31T99:00Z", "audit/bad-date"],
    ["from=2026-13-01", "audit/bad-date"],
    ["actor_uuid=x", "request/invalid"],
    ["limit=1000000", "request/invalid"],
  ])("refuses %s", async (query, code) => {
    const answer = await api.get(`/client/audit_trail?${query}`, admin());
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  });

  it("has a cursor that comes back as it went", () => {
    const place = { at: "2026-01-01 13:00:00.123456+13", id: "0a2b74a4-4a5f-4a5c-9c9b-2f9a2e3d4c5b" };
    expect(placeOf(cursorOf(place))).toEqual(place);
  });
});

describe("the trail as a file", () => {
  const ask = (query = "", headers = admin()) => api.get(`/client/audit_trail.csv${query}`, headers);
  const inLarkhaven = <T>(work: (tx: ClientTransaction) => Promise<T>) => inClient(api, "larkhaven", work);

  it("A-39: is what is asked for, as CSV that no spreadsheet takes for formulas, and that it was is in the trail", async () => {
    const texts = ["=1+1", "+64 21", "-2", "@sum", "\tx", '"a", b', "ā"];
    await inLarkhaven(async (tx) => {
      for (const [i, subject] of texts.entries())
        await recordClientEvent(tx, { action: "test.done", subject, details: { before: i, after: subject } });
    });
    const answer = await ask("?action=test.done");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="audit-trail-larkhaven-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, ...rows] = answer.body.split("\r\n");
    expect(head).toBe(
      "\uFEFFtime_utc,action,person_email,person_uuid,subject,subject_email,before,after,other_details",
    );
    const written = rows.slice(0, -1).map((row) => row.split(",").slice(4).join(","));
    // Of one moment, and so in no order.
    expect(written.toSorted()).toEqual(
      [
        "ā,,6,ā,",
        '"""a"", b",,5,"""a"", b",',
        "'\tx,,4,'\tx,",
        "'@sum,,3,'@sum,",
        "'-2,,2,'-2,",
        "'+64 21,,1,'+64 21,",
        "'=1+1,,0,'=1+1,",
      ].toSorted(),
    );
    expect((await trail("?action=trail.exported")).events[0]).toMatchObject({
      actor: { email: "admin@stopbank.example" },
      details: { action: "test.done" },
    });
  });

  it("finds what was done to a person by a part of their address, and to what is named so", async () => {
    await send("PUT", "/client/feature_flags/replacementCosts", { position: "on" });
    const about = async (text: string) =>
      (await trail(`?subject=${encodeURIComponent(text)}`)).events.map(({ subject }) => subject);
    expect(new Set(await about("REPLACEMENTc"))).toEqual(new Set(["replacementCosts"]));
    const id = (await findUserByEmail(api.store.shared, "member@stopbank.example"))?.id ?? "";
    await inLarkhaven((tx) => recordClientEvent(tx, { action: "test.done", subject: id }));
    expect(await about("MEMBER@stop")).toEqual(["member@stopbank.example"]);
    expect(await about("100%")).toEqual([]);
  });

  it("A-43, E-07: is for administrators, of the client in use", async () => {
    expect((await ask("", api.as("member", "larkhaven"))).json().error.code).toBe("auth/admins-only");
    const other = (await ask("", api.as("admin", "northport"))).body;
    expect(other.trim().split("\r\n")).toHaveLength(2);
    expect(other).toContain("trail.exported");
  });

  it("streams fifty thousand events with others' calls between, and two at once for a client", async () => {
    await inLarkhaven(async (tx) => {
      for (let from = 0; from < 50_000; from += 5_000)
        await tx
          .insertInto("audit_events")
          .values(
            Array.from({ length: 5_000 }, (_, i) => ({
              client_id: tx.clientId,
              action: "test.many",
              subject: `subject ${from + i}`,
              details: "{}",
            })),
          )
          .execute();
    });
    const address = await api.app.listen({ port: 0, host: "127.0.0.1" });
    const begin = () => fetch(`${address}/client/audit_trail.csv?action=test.many`, { headers: admin() });
    const [one, two] = [await begin(), await begin()];
    // Neither is read yet, and so neither is done.
    const third = await begin();
    expect([third.status, ((await third.json()) as { error: { code: string } }).error.code]).toEqual([
      429,
      "audit/exports-busy",
    ]);
    const between: number[] = [];
    let isDone = false;
    const whole = Promise.all([one.text(), two.text()]).then((texts) => {
      isDone = true;
      return texts;
    });
    while (!isDone) {
      const begun = performance.now();
      expect((await api.get("/client/email_domains", admin())).statusCode).toBe(200);
      between.push(performance.now() - begun);
    }
    for (const text of await whole) {
      const rows = text.trim().split("\r\n");
      expect(rows).toHaveLength(50_001);
      expect(new Set(rows).size).toBe(50_001);
    }
    expect(between.length).toBeGreaterThan(20);
    const again = await begin();
    expect(again.status).toBe(200);
    await again.body?.cancel();
    // Whoever goes leaves their place.
    await expect
      .poll(async () => {
        const [first, second] = [await begin(), await begin()];
        await Promise.all([first.body?.cancel(), second.body?.cancel()]);
        return [first.status, second.status];
      })
      .toEqual([200, 200]);
  });
});
