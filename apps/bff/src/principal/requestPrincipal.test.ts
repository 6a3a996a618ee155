import type { Store } from "@stopbank/store";
import { createClient } from "@stopbank/store/clients";
import { openMemoryStore } from "@stopbank/store/memory";
import Fastify, { type FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { Ask } from "./askAs.ts";
import type { LiveSession } from "./liveSession.ts";
import { decidePrincipals, rememberedClientName } from "./requestPrincipal.ts";

let store: Store;
let rememberedClientId: string;
beforeAll(async () => {
  store = await openMemoryStore();
  ({ id: rememberedClientId } = await createClient(store, {
    clientName: "remembered",
    subdomain: "remembered",
    displayName: "Remembered",
  }));
});
afterAll(() => store.close());

/** An app whose cookie is the header `x-session`, with one session, and what it looked up. */
function startApp(subdomain?: string) {
  const lookedUp: unknown[] = [];
  const app = Fastify();
  app.decorateRequest("subdomain", subdomain);
  decidePrincipals(app, {
    store,
    cookie: { read: ({ headers }: FastifyRequest) => headers["x-session"] } as unknown as SessionCookie,
    findSession: async (id, options) => {
      lookedUp.push([id, options]);
      return id === "live" ? ({ id, rememberedClientId } as LiveSession) : undefined;
    },
    askAs: ({ kind }, clientName) =>
      ({
        send: async () => ({ status: 200, headers: { kind, clientName }, body: Buffer.alloc(0) }),
      }) as unknown as Ask,
  });
  const answer = async (request: FastifyRequest) => {
    const { headers } = await (await request.ask()).send({} as never);
    return {
      kind: (await request.principal()).kind,
      clientName: (await request.clientName()) ?? null,
      headers,
    };
  };
  app.get("/", answer);
  app.get("/poll", { config: { slidesSession: false } }, answer);
  const ask = async (headers: Record<string, string>, url = "/") =>
    (await app.inject({ url, headers })).json();
  return { ask, lookedUp };
}
const live = { "x-session": "live" };

describe("a request's principal", () => {
  it("is a visitor, a program or a session, and the API is asked as that", async () => {
    const { ask } = startApp();
    expect(await ask({})).toMatchObject({ kind: "visitor", headers: { kind: "visitor" } });
    expect(await ask({ authorization: "Bearer x" })).toMatchObject({ kind: "bearer" });
    const both = await ask({ ...live, authorization: "Bearer x" });
    expect(both).toMatchObject({ kind: "session", headers: { kind: "session", clientName: "remembered" } });
  });

  it("A-04: is looked up once, and only what people do keeps the session alive", async () => {
    const { ask, lookedUp } = startApp();
    await ask(live);
    await ask(live, "/poll");
    await ask({ ...live, "ui-background": "yes" });
    expect(lookedUp).toEqual([
      ["live", { slide: true }],
      ["live", { slide: false }],
      ["live", { slide: false }],
    ]);
  });

  it("is nobody where the session is over: the page is told", async () => {
    const { ask } = startApp();
    expect(await ask({ "x-session": "over" })).toMatchObject({ code: "session/expired" });
  });
});

describe("a request's client", () => {
  it("is the one wished for, else the host's, else the remembered one", async () => {
    const here = startApp("host");
    expect(await here.ask({ ...live, "ui-client-name": "wished" })).toMatchObject({ clientName: "wished" });
    expect(await here.ask(live)).toMatchObject({ clientName: "host" });
    expect(await startApp().ask(live)).toMatchObject({ clientName: "remembered" });
  });

  it("is the API's to choose for a visitor and a program that wish for none", async () => {
    const { ask } = startApp("host");
    for (const headers of [{}, { authorization: "Bearer x" }])
      expect(await ask(headers as Record<string, string>)).toMatchObject({ clientName: null });
    expect(await ask({ "ui-client-name": "wished" })).toMatchObject({ clientName: "wished" });
  });

  it("is none by a name that no client can have", async () => {
    const { ask } = startApp();
    for (const name of ["Wished", "-a", "a b", "a".repeat(64), ""])
      expect(await ask({ "ui-client-name": name })).toMatchObject({ clientName: null });
    expect(await ask({ "ui-client-name": "a".repeat(63) })).toMatchObject({ clientName: "a".repeat(63) });
  });

  it("is remembered by its id as long as there is one", async () => {
    expect(await rememberedClientName({ rememberedClientId }, store)).toBe("remembered");
    expect(await rememberedClientName({ rememberedClientId: undefined }, store)).toBeUndefined();
    expect(await rememberedClientName({ rememberedClientId: crypto.randomUUID() }, store)).toBeUndefined();
  });
});
