import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { cursorOf, placeOf } from "./trailCursor.ts";

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
      await send("PUT", "/client/feature_flags/guidePage", { position: i % 2 === 0 ? "on" : "off" });
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
