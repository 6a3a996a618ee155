import type { MadeApiToken } from "@stopbank/contract/api-tokens";
import type { TokenScope } from "@stopbank/contract/token-scopes";
import { findClientByName } from "@stopbank/store/clients";
import { removeMembership, setMembership } from "@stopbank/store/memberships";
import { deleteUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function make(
  scopes: readonly TokenScope[],
  client = "larkhaven",
  more: object = {},
): Promise<MadeApiToken> {
  const body = { name: `For ${scopes.join()}`, scopes, ...more };
  const answer = await api.post("/client/tokens", body, api.as("admin", client));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const asking = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const statusAndCode = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];
const idOf = async (name: string) => String((await findClientByName(api.store.shared, name))?.id);

describe("E-09: a token ends on the next request", () => {
  const makerId = async () => String((await findUserByEmail(api.store.shared, people.editor))?.id);
  const become = async (role: "member" | "editor" | "admin") => {
    const userId = await makerId();
    await api.store.withClient(await idOf("larkhaven"), (tx) => setMembership(tx, userId, role));
  };
  const makeAsEditor = async () => {
    await become("admin");
    const body = { name: "Theirs", scopes: ["map:read", "people:read"] };
    const { token } = (await api.post("/client/tokens", body, api.as("editor"))).json();
    expect((await api.get("/client/users", asking(token))).statusCode).toBe(200);
    return async (path = "/layer") => statusAndCode(await api.get(path, asking(token)));
  };

  it("with a lesser role of whoever made it, and stays ended when they have it back", async () => {
    const refusal = await makeAsEditor();
    await become("editor");
    for (const path of ["/layer", "/client/users"])
      expect(await refusal(path)).toEqual([401, "auth/api-token-ended"]);
    await become("admin");
    expect(await refusal()).toEqual([401, "auth/api-token-ended"]);
  });

  it("with their membership, taken away by another administrator", async () => {
    const refusal = await makeAsEditor();
    const gone = { user_uuid: await makerId() };
    // Their account goes with their last membership, so it keeps one.
    const userId = await makerId();
    await api.store.withClient(await idOf("northport"), (tx) => setMembership(tx, userId, "member"));
    expect((await api.post("/user/delete_user", gone, api.as("admin", "larkhaven"))).statusCode).toBe(200);
    expect(await refusal()).toEqual([401, "auth/api-token-unknown"]);
    await become("admin");
    expect(await refusal()).toEqual([401, "auth/api-token-unknown"]);
    await api.store.withClient(await idOf("northport"), (tx) => removeMembership(tx, userId));
  });

  it("with their account", async () => {
    const login = await api.app.inject({
      method: "POST",
      url: "/user/login",
      headers: basic(people.editor, password),
    });
    await become("admin");
    const headers = { authorization: `Bearer ${login.json().access_token}` };
    const { token } = (await api.post("/client/tokens", { name: "T", scopes: ["map:read"] }, headers)).json();
    expect((await api.get("/layer", asking(token))).statusCode).toBe(200);
    await deleteUser(api.store.shared, await makerId());
    expect(statusAndCode(await api.get("/layer", asking(token)))).toEqual([401, "auth/api-token-unknown"]);
  });
});

describe("the limit of a token", () => {
  it("is told with each answer, refuses what is beyond it, and slows no other", async () => {
    const { token, about } = await make(["map:read"], "larkhaven", { requests_per_minute: 3 });
    const ask = () => api.get("/settings", asking(token));
    const left = [];
    for (let i = 0; i < 3; i++) {
      const { statusCode, headers } = await ask();
      left.push([statusCode, headers["ratelimit-policy"], String(headers.ratelimit).split(";t=")[0]]);
    }
    const policy = '"minute";q=3;w=60';
    expect(left).toEqual([2, 1, 0].map((r) => [200, policy, `"minute";r=${r}`]));
    const refused = await ask();
    expect(statusAndCode(refused)).toEqual([429, "auth/too-many-requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await api.get("/settings", asking((await make(["map:read"])).token))).statusCode).toBe(200);
    expect((await api.get("/settings", api.as("admin"))).statusCode).toBe(200);
    const listed = (await api.get("/client/tokens", api.as("admin", "larkhaven"))).json() as {
      tokens: { token_id: string }[];
    };
    expect(listed.tokens.find(({ token_id }) => token_id === about.token_id)).toMatchObject({
      requests: 4,
      refused: 1,
      last_used_at: expect.any(String),
      last_refused_at: expect.any(String),
    });
  });
});
