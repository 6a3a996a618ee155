import type { MadeApiToken } from "@stopbank/contract/api-tokens";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { type TokenScope, tokenScopeNames } from "@stopbank/contract/token-scopes";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KnownNames, larkhavenNames, sampleRequest, tinyNames } from "../testing/sampleRequest.ts";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
/** Of an administrator of larkhaven and northport, for larkhaven: one with each scope, and one with all. */
let tokens: ReadonlyMap<TokenScope | "all", MadeApiToken>;
beforeAll(async () => {
  api = await startApi();
  tokens = new Map(
    await Promise.all(
      [...tokenScopeNames, "all" as const].map(
        async (scope) => [scope, await make(scope === "all" ? tokenScopeNames : [scope])] as const,
      ),
    ),
  );
});
afterAll(() => api.stop());

async function make(
  scopes: readonly TokenScope[],
  client = "larkhaven",
  more: object = { requests_per_minute: 6_000 },
): Promise<MadeApiToken> {
  const body = { name: `For ${scopes.join()}`.slice(0, 100), scopes, ...more };
  const answer = await api.post("/client/tokens", body, api.as("admin", client));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const asking = (token: string | undefined, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...more,
});
const all = Object.entries<Route>(routes);
const namesOf = (client: "larkhaven" | "northport"): KnownNames => ({
  ...(client === "larkhaven" ? larkhavenNames : tinyNames(client)),
  client,
  version: api.versions[client] ?? "",
  areaId: "0".repeat(64),
});
const outcome = async (
  route: Route,
  headers: Record<string, string>,
  client: "larkhaven" | "northport" = "larkhaven",
) => {
  const answer = await api.app.inject(sampleRequest(route, namesOf(client), headers));
  const refused = answer.statusCode >= 400 && answer.body.startsWith("{");
  return refused ? `${answer.statusCode} ${answer.json().error.code}` : String(answer.statusCode);
};
const statusAndCode = ({
  statusCode,
  json,
}: {
  statusCode: number;
  json: () => { error: { code: string } };
}) => [statusCode, json().error.code];

describe.each(all.filter(([, { access }]) => access !== "public"))("%s, asked with a token", (_id, route) => {
  it("A-43: is answered for its own scope, as it is to whoever made the token, and for no other", async () => {
    for (const scope of tokenScopeNames) {
      const asked = await outcome(route, asking(tokens.get(scope)?.token));
      if (scope === route.scope) expect(asked).toBe(await outcome(route, api.as("admin", "larkhaven")));
      else expect(asked, scope).toBe("403 auth/scope-missing");
    }
  });

  if (route.scope === undefined)
    it("A-43: is refused to one with every scope, and says why", async () => {
      const answer = await api.app.inject(
        sampleRequest(route, namesOf("larkhaven"), asking(tokens.get("all")?.token)),
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.message).toBe(
        "No API token may make this call: it is for people who have logged in.",
      );
    });
  else
    it("A-43: names the scope that is lacking", async () => {
      const [other = ""] = tokenScopeNames.filter((scope) => scope !== route.scope);
      const headers = asking(tokens.get(other as TokenScope)?.token);
      const answer = await api.app.inject(sampleRequest(route, namesOf("larkhaven"), headers));
      expect(answer.json().error.message).toContain(`the scope ${route.scope}.`);
    });

  if (!route.anyClient && route.scope !== undefined)
    it("E-07: is refused for another client of the same person's, however it is named", async () => {
      for (const client of ["northport", "northport_old", "northport_old_old", "nowhere"])
        expect(await outcome(route, asking(tokens.get("all")?.token, { "ui-client-name": client }))).toBe(
          "403 client/not-yours",
        );
    });
});

describe("a token", () => {
  const one = () => tokens.get("all")?.token ?? "";

  it("has one client, whatever others its maker has", async () => {
    const named = (await api.get(routes.clients.path, asking(one()))).json() as { client_name: string }[];
    expect(named.map(({ client_name }) => client_name)).toEqual(["larkhaven"]);
    expect((await api.get("/layer", asking(one(), { "ui-client-name": "larkhaven_old" }))).statusCode).toBe(
      200,
    );
  });

  it("E-07, C-06: gets no tile and no area of another client, also where its maker got it a moment before", async () => {
    expect(await outcome(routes.vectorTile, api.as("admin"), "northport")).toMatch(/^20[0-4]$/);
    expect(await outcome(routes.vectorTile, asking(one()), "northport")).toMatch(/^404 /);
    const { token } = await make(["map:read"], "northport");
    expect(await outcome(routes.vectorTile, asking(token), "northport")).toMatch(/^20[0-4]$/);
    expect(await outcome(routes.vectorTile, asking(token))).toMatch(/^404 /);
  });

  it("E-07: of another client can be neither listed nor revoked", async () => {
    const { about } = await make(["map:read"], "northport");
    const listed = (await api.get("/client/tokens", api.as("admin", "larkhaven"))).json();
    expect(JSON.stringify(listed)).not.toContain(about.token_id);
    const revoking = await api.app.inject({
      method: "DELETE",
      url: `/client/tokens/${about.token_id}`,
      headers: api.as("admin", "larkhaven"),
    });
    expect(statusAndCode(revoking)).toEqual([404, "tokens/unknown"]);
  });

  it("does not get more by another way to write its path, or another method", async () => {
    const few = asking(tokens.get("map:read")?.token);
    const paths = [
      "/client/users/",
      "/client/%75sers",
      "/client//users",
      "/layer/../client/users",
      "/client/users?x=1",
    ];
    for (const url of [...paths, "/client/users#/layer", "/CLIENT/users"]) {
      const { statusCode, body } = await api.get(url, few);
      expect([403, 404], url).toContain(statusCode);
      expect(body, url).not.toContain(people.member);
    }
    for (const method of ["HEAD", "OPTIONS", "POST", "PUT", "DELETE"] as const) {
      const { statusCode } = await api.app.inject({ method, url: "/client/users", headers: few });
      expect([403, 404], method).toContain(statusCode);
    }
    const head = await api.app.inject({
      method: "HEAD",
      url: "/layer",
      headers: asking(tokens.get("people:read")?.token),
    });
    expect(head.statusCode).toBe(403);
  });

  it("A-43: comes by nobody who may do more than its scopes: it invites members, and gives no role", async () => {
    const headers = asking(tokens.get("all")?.token);
    for (const [role, status] of [
      ["admin", 403],
      ["editor", 403],
      ["member", 200],
    ] as const) {
      const body = { emails_to_invite: [`${role}.new@stopbank.example`], client_name: "larkhaven", role };
      expect((await api.post("/user/invite", body, headers)).statusCode, role).toBe(status);
    }
    expect(await outcome(routes.changeRole, headers)).toBe("403 auth/scope-missing");
  });

  it("is taken from the Authorization header alone", async () => {
    const token = one();
    for (const url of [`/layer?access_token=${token}`, `/layer?token=${token}`])
      expect((await api.get(url)).statusCode).toBe(400);
    const elsewhere: Record<string, string>[] = [
      { "x-api-key": token },
      { cookie: `token=${token}` },
      { "proxy-authorization": `Bearer ${token}` },
    ];
    for (const headers of elsewhere) expect((await api.get("/client/users", headers)).statusCode).toBe(401);
    for (const authorization of [`Basic ${token}`, `Token ${token}`, token, `Bearer ${token} x`])
      expect(statusAndCode(await api.get("/layer", { authorization }))).toEqual([401, "auth/bad-token"]);
    const body = await api.post("/areas/made", { from: [], access_token: token });
    expect(body.statusCode).toBe(400);
  });

  it("is told apart where it was mistyped, never was, or has ended, each with its own words", async () => {
    const token = one();
    const refusedAs = async (presented: string) => statusAndCode(await api.get("/layer", asking(presented)));
    for (const wrong of [
      "sbt_",
      token.slice(0, -1),
      `${token}A`,
      `sbt_${token.slice(5)}`,
      token.slice(0, 20),
    ])
      expect(await refusedAs(wrong)).toEqual([401, "auth/api-token-mistyped"]);
    expect(await refusedAs(token.replace("sbt_", "SBT_"))).toEqual([401, "auth/bad-token"]);
    const stranger = (await startStranger()).token;
    expect(await refusedAs(stranger)).toEqual([401, "auth/api-token-unknown"]);
    const made = await make(["map:read"], "larkhaven", { expires_in_days: 1 });
    await api.store.withClient(await idOf("larkhaven"), (tx) =>
      tx
        .updateTable("api_tokens")
        .set({ expires_at: new Date(0) })
        .where("id", "=", made.about.token_id)
        .execute(),
    );
    expect(await refusedAs(made.token)).toEqual([401, "auth/api-token-expired"]);
  });

  it("A-06: is refused from the next request on once it is revoked, within every memory of it", async () => {
    const { token, about } = await make(["map:read"]);
    const tile = () => outcome(routes.vectorTile, asking(token));
    expect([await tile(), (await api.get("/layer", asking(token))).statusCode]).toEqual(["200", 200]);
    const url = `/client/tokens/${about.token_id}`;
    const revoked = await api.app.inject({ method: "DELETE", url, headers: api.as("admin", "larkhaven") });
    expect(revoked.json()).toMatchObject({ ended_because: "revoked" });
    expect(await tile()).toBe("401 auth/api-token-revoked");
    expect(statusAndCode(await api.get("/layer", asking(token)))).toEqual([401, "auth/api-token-revoked"]);
    // Said once more, it is as it was.
    const again = await api.app.inject({ method: "DELETE", url, headers: api.as("admin", "larkhaven") });
    expect(again.json()).toEqual(revoked.json());
  });
});

const idOf = async (name: string) => String((await findClientByName(api.store.shared, name))?.id);

/** A token of a store that this API does not know. */
async function startStranger(): Promise<MadeApiToken> {
  const other = await startApi();
  try {
    const body = { name: "Elsewhere", scopes: ["map:read"] };
    return (await other.post("/client/tokens", body, other.as("admin", "larkhaven"))).json();
  } finally {
    await other.stop();
  }
}
