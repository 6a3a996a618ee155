import { mostTokens } from "@stopbank/contract/api-tokens";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const dayMs = 86_400_000;
const make = (body: object, headers = api.as("admin", "larkhaven")) =>
  api.post("/client/tokens", { name: "GIS sync", scopes: ["map:read"], ...body }, headers);
const trail = async (action: string) =>
  ((await api.get(`/client/audit_trail?action=${action}`, api.as("admin", "larkhaven"))).json() as Trail)
    .events;
interface Trail {
  readonly events: readonly {
    actor: { email: string } | null;
    subject: string;
    details: Record<string, unknown>;
  }[];
}

it("makes a token whose text is said once and written nowhere", async () => {
  const answer = await make({ name: " GIS sync " });
  const { token, about } = answer.json();
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(token).toMatch(/^sbt_[\w-]{49}$/);
  expect(about).toMatchObject({
    name: "GIS sync",
    scopes: ["map:read"],
    made_by: { email: people.admin },
    ended_at: null,
    last_used_at: null,
    requests_per_minute: 600,
  });
  expect(Date.parse(about.expires_at) - Date.parse(about.made_at)).toBeCloseTo(90 * dayMs, -4);
  const listed = await api.get("/client/tokens", api.as("admin", "larkhaven"));
  const [event] = await trail("token.made");
  expect(event).toMatchObject({
    actor: { email: people.admin },
    subject: "GIS sync",
    details: { before: null, after: ["map:read"], tokenId: about.token_id },
  });
  for (const text of [listed.body, JSON.stringify(event)]) {
    expect(text).toContain(about.token_id);
    expect(text).not.toContain(token.slice(4, 24));
  }
});

it.each([
  ["no scope", { scopes: [] }],
  ["a scope there is not", { scopes: ["map:write"] }],
  ["a scope twice", { scopes: ["map:read", "map:read"] }],
  ["no name", { name: " " }],
  ["more than two years", { expires_in_days: 731 }],
  ["no time", { expires_in_days: 0 }],
  ["no request a minute", { requests_per_minute: 0 }],
  ["more than the server grants", { requests_per_minute: 6_001 }],
  ["a maker", { user_id: "x" }],
])("refuses %s", async (_what, body) => {
  expect((await make(body)).statusCode).toBe(400);
});

it("is for administrators of the organisation alone", async () => {
  for (const person of ["member", "editor"] as const)
    expect((await make({}, api.as(person))).json().error.code).toBe("auth/admins-only");
});

it("writes what a token does into the trail as its maker's, by its name", async () => {
  const { token } = (await make({ name: "Nightly", scopes: ["administration"] })).json();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const url = "/client/feature_flags/riskStories";
  const payload = { position: "off" };
  expect((await api.app.inject({ method: "PUT", url, headers, payload })).statusCode).toBe(200);
  await api.app.inject({
    method: "PUT",
    url,
    headers: api.as("admin", "larkhaven"),
    payload: { position: "on" },
  });
  const [byPerson, byToken] = await trail("flag.changed");
  expect(byToken).toMatchObject({
    actor: { email: people.admin },
    details: { token: "Nightly", after: "off" },
  });
  expect(byPerson?.details).toEqual({ before: "off", after: "on" });
});

it("writes down that one was revoked, once", async () => {
  const { about } = (await make({ name: "Old" })).json();
  const url = `/client/tokens/${about.token_id}`;
  for (let i = 0; i < 2; i++)
    await api.app.inject({ method: "DELETE", url, headers: api.as("admin", "larkhaven") });
  const events = (await trail("token.revoked")).filter(({ subject }) => subject === "Old");
  expect(events).toMatchObject([{ details: { before: "in use", after: "revoked" } }]);
});

it("has a limit to how many an organisation has in use", async () => {
  const client = await findClientByName(api.store.shared, "northport");
  const headers = api.as("admin", "northport");
  await make({}, headers);
  await api.store.withClient(String(client?.id), async (tx) => {
    const [one] = await tx.selectFrom("api_tokens").selectAll().execute();
    if (one === undefined) throw new Error("There is no token.");
    const { id: _id, made_at: _madeAt, scopes, ...rest } = one;
    for (let i = 1; i < mostTokens; i++)
      await tx
        .insertInto("api_tokens")
        .values({ ...rest, scopes: JSON.stringify(scopes), token_hash: Buffer.alloc(32, i) })
        .execute();
  });
  const refused = await make({}, headers);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, "tokens/too-many"]);
});
