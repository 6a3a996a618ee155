import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const admin = (client = "larkhaven") => api.as("admin", client);
const idOf = async (email: string) => (await findUserByEmail(api.store.shared, email))?.id ?? "";
const end = (id: string, headers = admin()) =>
  api.app.inject({ method: "DELETE", url: `/client/users/${id}/sessions`, headers });

it("A-06: shows sign-ins, and ends what a person is signed in with, a program's too, within a second", async () => {
  const { access_token } = (
    await api.app.inject({ method: "POST", url: "/user/login", headers: basic(people.editor, password) })
  ).json();
  const asks = async () => (await api.get("/user", { authorization: `Bearer ${access_token}` })).statusCode;
  expect(await asks()).toBe(200);
  const id = await idOf(people.editor);
  const seen = (await api.get(`/client/users/${id}/sessions`, admin())).json();
  expect(seen).toMatchObject({ belongs_elsewhere: false, sessions: [] });
  expect(seen.sign_ins[0]).toEqual({ at: expect.any(String), action: "login.accepted" });
  expect((await end(id)).json()).toEqual({ ended: 0 });
  await expect.poll(asks, { timeout: 1_500 }).toBe(401);
});

it("E-07: neither for who belongs elsewhere too, nor by another client, nor by a member", async () => {
  const own = await idOf(people.admin);
  expect((await api.get(`/client/users/${own}/sessions`, admin())).json()).toEqual({
    belongs_elsewhere: true,
    sessions: [],
    sign_ins: [],
  });
  const refusal = await end(own);
  expect([refusal.statusCode, refusal.json().error.code]).toEqual([403, "people/belongs-elsewhere"]);
  const member = await idOf(people.member);
  expect((await end(member, admin("northport"))).json().error.code).toBe("people/no-such-user");
  expect((await end(member, api.as("editor", "larkhaven"))).statusCode).not.toBe(200);
  expect((await end(member, api.as("member", "larkhaven"))).json().error.code).toBe("auth/admins-only");
});
