import type { Route } from "@stopbank/contract/route";
import type { Store } from "@stopbank/store";
import { openMemoryStore } from "@stopbank/store/memory";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { seedClients, seedUsers } from "@stopbank/store/seed";
import { findCredentials } from "@stopbank/store/users";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccessTokens } from "../tokens/accessTokens.ts";
import { startWork } from "../work/startWork.ts";
import { createAdmission } from "./admit.ts";
import { routeRegistrar } from "./registerRoute.ts";
import { createServer } from "./server.ts";

/** Kinds of route that the contract's table has none of yet. */
const made = {
  adminOnly: {
    method: "GET",
    path: "/admin-only",
    access: "admin",
    tag: "",
    summary: "",
    response: Type.Unknown(),
  },
  flagged: {
    method: "GET",
    path: "/flagged",
    access: "visitor",
    flag: "riskStories",
    tag: "",
    summary: "",
    response: Type.Object({ ok: Type.Boolean() }),
  },
  broken: {
    method: "GET",
    path: "/broken",
    access: "public",
    tag: "",
    summary: "",
    response: Type.Unknown(),
  },
  checked: {
    method: "POST",
    path: "/checked/:name",
    access: "public",
    tag: "",
    summary: "",
    params: Type.Object({ name: Type.String({ pattern: "^[a-z]+$" }) }),
    query: Type.Object({ n: Type.Optional(Type.Integer({ minimum: 1 })) }, { additionalProperties: false }),
    body: Type.Object({ text: Type.String() }, { additionalProperties: false }),
    bodyLimitBytes: 100,
    response: Type.Object({ n: Type.Union([Type.Integer(), Type.Null()]), shown: Type.String() }),
    status: 202,
  },
} as const satisfies Record<string, Route>;

const noToken = () => Promise.reject(new Error("No test here asks with an API token."));
let app: FastifyInstance;
let store: Store;
const tokenOf = new Map<string, string>();

beforeAll(async () => {
  store = await openMemoryStore();
  await seedClients(store, [
    {
      clientName: "on",
      subdomain: "on",
      displayName: "On",
      config: { feature_flags: { riskStories: { enabled: "enabled" } } },
    },
    { clientName: "off", subdomain: "off", displayName: "Off", config: {} },
  ]);
  const accessTokens = createAccessTokens(new Uint8Array(32));
  for (const [name, role] of [
    ["boss", "admin"],
    ["hand", "member"],
  ] as const) {
    const email = `${name}@stopbank.example`;
    await seedUsers(
      store,
      [{ email, password: "x", status: "CONFIRMED", memberships: { on: role, off: role } }],
      async () => "no hash",
    );
    const userId = (await findCredentials(store.shared, email))?.user.id ?? "";
    const { familyId } = await issueRefreshToken(store.shared, userId);
    tokenOf.set(name, await accessTokens.issue({ userId, familyId }));
  }
  app = createServer({ logger: undefined, trustedProxies: [], host: "127.0.0.1" });
  const { work } = startWork(app, {
    threads: 1,
    areaSeconds: 60,
    visitorPositions: 1_000_000,
    memberPositions: 1_000_000,
  });
  const register = routeRegistrar(
    app,
    createAdmission({ store, accessTokens, admitToken: noToken, publicClient: "off" }),
    work,
  );
  register(made.adminOnly, ({ caller }) => ({ role: caller.client.role }));
  register(made.flagged, () => ({ ok: true, secret: "not in the schema" }));
  register(made.broken, () => {
    throw new Error("the database password is hunter2");
  });
  register(made.checked, ({ query, body }) => ({
    n: query.n ?? null,
    shown: body.text,
    hidden: "not in the schema",
  }));
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const get = (url: string, person?: string, client?: string) =>
  app.inject({
    url,
    headers: {
      ...(person === undefined ? {} : { authorization: `Bearer ${tokenOf.get(person)}` }),
      ...(client === undefined ? {} : { "ui-client-name": client }),
    },
  });
const check = (url: string, payload: string, contentType = "application/json") =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": contentType } });

describe("access", () => {
  it("A-43: lets admins and nobody else into an admin's call", async () => {
    expect((await get("/admin-only", "boss")).json()).toEqual({ role: "admin" });
    expect((await get("/admin-only", "hand")).json().error.code).toBe("auth/admins-only");
    expect((await get("/admin-only")).statusCode).toBe(401);
  });

  it("answers 404 where the client has the call's flag off", async () => {
    expect((await get("/flagged", "hand", "on")).statusCode).toBe(200);
    const off = await get("/flagged", "hand", "off");
    expect([off.statusCode, off.json().error.code]).toEqual([404, "feature/off"]);
    expect((await get("/flagged")).statusCode).toBe(404);
  });
});

describe("what comes in", () => {
  it("is taken as it is described", async () => {
    const answer = await check("/checked/abc?n=5", '{"text":"hello"}');
    expect([answer.statusCode, answer.json()]).toEqual([202, { n: 5, shown: "hello" }]);
  });

  it.each([
    ["a parameter that does not fit", "/checked/ABC", '{"text":"x"}'],
    ["a query that is no integer", "/checked/a?n=5.5", '{"text":"x"}'],
    ["a number in words", "/checked/a?n=0x10", '{"text":"x"}'],
    ["a number below its least", "/checked/a?n=0", '{"text":"x"}'],
    ["a query given twice", "/checked/a?n=1&n=2", '{"text":"x"}'],
    ["an unknown query", "/checked/a?m=1", '{"text":"x"}'],
    ["an unknown property", "/checked/a", '{"text":"x","role":"admin"}'],
    ["a wrong type, which is not coerced", "/checked/a", '{"text":5}'],
    ["a missing property", "/checked/a", "{}"],
    ["a list", "/checked/a", "[]"],
    ["null", "/checked/a", "null"],
    ["no JSON", "/checked/a", '{"text":'],
    ["U+0000, which no database takes", "/checked/a", '{"text":"a\\u0000b"}'],
    ["a poisoned prototype", "/checked/a", '{"text":"x","__proto__":{"isAdmin":true}}'],
    ["a poisoned constructor", "/checked/a", '{"text":"x","constructor":{"prototype":{}}}'],
  ])("A-44: is refused with 400: %s", async (_case, url, payload) => {
    const answer = await check(url, payload);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["error"]]);
  });

  it.each([
    "text/plain",
    "application/json; charset=utf-16x\t",
    "application/jsonx",
    "APPLICATION/XML",
    "application/x-www-form-urlencoded",
    "application/json\t; charset=utf-8",
    "application/json;",
    "Application/JSON",
    " application/json",
    "application/json ;charset=utf-8;",
    "application/json, text/plain",
  ])("A-31: is not read past its schema as %j", async (contentType) => {
    const answer = await check("/checked/a", '{"text":5}', contentType);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("A-34: has a limit of its own", async () => {
    const answer = await check("/checked/a", JSON.stringify({ text: "x".repeat(200) }));
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, "request/body-too-large"]);
  });
});

describe("what goes out", () => {
  it("A-44: holds nothing that the schema does not name", async () => {
    expect((await get("/flagged", "hand", "on")).json()).toEqual({ ok: true });
  });

  it("A-46: says nothing of what failed inside, but by what id to find it in the log", async () => {
    const answer = await app.inject({ url: "/broken", headers: { "x-request-id": "abc-123" } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error).toMatchObject({ code: "internal/error", requestId: "abc-123" });
    expect(answer.body).not.toMatch(/hunter2|\.ts|at /);
  });

  it("A-15: is not stored by anyone, and is what it says it is", async () => {
    for (const url of ["/flagged", "/nowhere", "/broken", "/%E0%A4%A"]) {
      const { headers } = await get(url, "hand", "on");
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(headers["content-type"]).toContain("charset=utf-8");
      expect(headers["x-request-id"]).toBeDefined();
    }
  });
});
