import { createHash } from "node:crypto";
import { openStorage } from "@stopbank/dataset/storage";
import { isMarkOf } from "@stopbank/store/device-marks";
import { isFamilyLive, issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { listUserSessions } from "@stopbank/store/session-list";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import { upkeepJobs } from "../upkeep/upkeepJobs.ts";

const sessionIdHashOf = (cookie: string) =>
  createHash("sha256")
    .update(cookie.split("=")[1] ?? "")
    .digest();

describe("sessions", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());

  const session = (cookie: string) =>
    bff.app.inject({ url: "/bff/session", headers: { ...fromOurPage, cookie } });

  it("sets one strict, HttpOnly cookie and answers no token", async () => {
    const { response, setCookie } = await signIn(bff);
    expect(response.statusCode).toBe(200);
    expect(setCookie).toMatch(/^stopbank=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(response.body).not.toContain("access-");
    expect(response.body).not.toContain("refresh-");
    expect(response.json()).toMatchObject({
      signedIn: true,
      client_name: "larkhaven",
      email: "member@stopbank.example",
    });
  });

  it.each([
    ["a property more", { email: "a@b.nz", password: "x", role: "admin" }],
    ["a number for a text", { email: "a@b.nz", password: 12345 }],
    ["a list of one", { email: ["a@b.nz"], password: "x" }],
  ])("A-44: refuses a body with %s rather than to mend it", async (_what, payload) => {
    const response = await bff.app.inject({
      method: "POST",
      url: "/bff/session",
      headers: fromOurPage,
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: "request/invalid" } });
  });

  it("tells how long to wait after too many attempts", async () => {
    bff.api.state.tooManyAttempts = true;
    const { response } = await signIn(bff);
    bff.api.state.tooManyAttempts = false;
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "36"]);
    expect(response.json()).toMatchObject({ error: { code: "auth/too-many-attempts" } });
  });

  it("A-21: marks a browser for the log-in path alone, anew at each log-in, and tells the API of it", async () => {
    const first = await signIn(bff);
    expect(first.setMark).toMatch(
      /^stopbank-mark=[\w-]{43}; Max-Age=15552000; Path=\/bff\/session; HttpOnly; SameSite=Strict$/,
    );
    const value = first.mark.split("=")[1] ?? "";
    expect(await isMarkOf(bff.store.shared, value, "member@stopbank.example")).toBe(true);
    const second = await signIn(bff, { ...fromOurPage, cookie: first.mark });
    const logins = bff.api.captured.filter(({ url }) => url === "/user/login");
    expect(logins.at(-2)?.headers).not.toHaveProperty("x-device-mark");
    expect(logins.at(-1)?.headers).toMatchObject({ "x-device-mark": value });
    expect(second.mark).not.toBe(first.mark);
    expect(await isMarkOf(bff.store.shared, value, "member@stopbank.example")).toBe(false);
    // What a browser cannot have got from here goes nowhere; nor does what a caller says in a header.
    await signIn(bff, { ...fromOurPage, cookie: "stopbank-mark=a%0d%0ab", "x-device-mark": value });
    expect(bff.api.captured.findLast(({ url }) => url === "/user/login")?.headers).not.toHaveProperty(
      "x-device-mark",
    );
    const direct = { host: "localhost", authorization: "Basic eDp5", "x-device-mark": value };
    await bff.app.inject({ method: "POST", url: "/api/user/login", headers: direct });
    expect(bff.api.captured.at(-1)).toMatchObject({ url: "/user/login" });
    expect(bff.api.captured.at(-1)?.headers).not.toHaveProperty("x-device-mark");
  });

  it("keeps the mark through a log-out, and passes on how often strangers tried", async () => {
    const { cookie, mark, response } = await signIn(bff);
    expect(response.json()).toMatchObject({ strange_failures: 3 });
    const left = await bff.app.inject({
      method: "DELETE",
      url: "/bff/session",
      headers: { ...fromOurPage, cookie: `${cookie}; ${mark}` },
    });
    expect(String(left.headers["set-cookie"])).not.toContain("mark");
    expect(left.headers["clear-site-data"]).not.toContain("cookies");
  });

  it("A-01: uses the __Host- prefix behind https", async () => {
    const secure = await startBff({ env: { PUBLIC_URL: "https://risk.example.nz" }, store: bff.store });
    const { setCookie, setMark } = await signIn(secure, { ...fromOurPage, host: "risk.example.nz" });
    expect(setMark).toMatch(
      /^__Secure-stopbank-mark=[\w-]{43}; .*; Path=\/bff\/session; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(setCookie).toMatch(/^__Host-stopbank=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await secure.close();
  });

  it("A-06: notes what a session was begun with and from, in words for its owner", async () => {
    await signIn(bff, { ...fromOurPage, "user-agent": "Mozilla/5.0 (iPad) Firefox/140.0 <b>" });
    const user = await findUserByEmail(bff.store.shared, "member@stopbank.example");
    const [latest] = await listUserSessions(bff.store.shared, user?.id ?? "");
    expect(latest).toMatchObject({ device: "Firefox on iPad", network: "127.0.0.1" });
  });

  it("A-03: never promotes a cookie from before the sign-in", async () => {
    const former = await signIn(bff);
    const later = await signIn(bff, { ...fromOurPage, cookie: former.cookie });
    expect(later.cookie).not.toBe(former.cookie);
    expect((await session(former.cookie)).json()).toMatchObject({ signedIn: false });
    expect((await session(later.cookie)).json()).toMatchObject({ signedIn: true });
  });

  it("ACC-33: tells of a person who belongs to no client yet", async () => {
    bff.api.state.isNobodys = true;
    const { response } = await signIn(bff);
    bff.api.state.isNobodys = false;
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { signedIn: true, email: "member@stopbank.example", clients: [], roles: [] },
    ]);
    expect(response.json()).not.toHaveProperty("client_name");
  });

  it("ACC-23, AMB-02: tells whoever has several clients, but not the host's, where the main host is", async () => {
    const at = async (host: string) =>
      (await signIn(bff, { ...fromOurPage, host })).response.json<{ moves_to?: string }>().moves_to;
    expect(await at("southport.localhost:8080")).toBe("http://localhost:8080");
    expect(await at("northport.localhost:8080")).toBeUndefined();
    expect(await at("localhost:8080")).toBeUndefined();
  });

  it("ACC-23: begins in the client that the browser showed last, where it is theirs and the host says no other", async () => {
    const begun = async (remembered: string, host = "localhost:8080") => {
      const headers = { ...fromOurPage, host, "ui-remembered-client": remembered };
      const { cookie, response } = await signIn(bff, headers);
      const later = await session(cookie);
      return [response, later].map((answer) => answer.json<{ client_name: string }>().client_name);
    };
    expect(await begun("northport")).toEqual(["northport", "northport"]);
    expect(await begun("southport")).toEqual(["larkhaven", "larkhaven"]);
    expect(await begun("no such client")).toEqual(["larkhaven", "larkhaven"]);
    expect((await begun("larkhaven", "northport.localhost:8080"))[0]).toBe("northport");
  });

  it("tells a visitor the public client", async () => {
    const response = await bff.app.inject({ url: "/bff/session", headers: fromOurPage });
    expect(response.json()).toMatchObject({ signedIn: false, client_name: "openaccess" });
  });

  it("A-03: switches to a client of one's own, with a new id where the role rises, and to no other", async () => {
    const { cookie } = await signIn(bff);
    const put = (client_name: string) =>
      bff.app.inject({
        method: "PUT",
        url: "/bff/session/client",
        headers: { ...fromOurPage, cookie },
        payload: { client_name },
      });
    const refused = await put("openaccess");
    expect(refused.statusCode).toBe(403);
    const switched = await put("northport");
    expect(switched.json()).toMatchObject({ client_name: "northport" });
    const renewed = String(switched.headers["set-cookie"]).split(";", 1)[0] ?? "";
    expect(renewed).not.toBe(cookie);
    expect((await session(cookie)).json()).toMatchObject({ signedIn: false });
    expect((await session(renewed)).json()).toMatchObject({ signedIn: true, client_name: "northport" });
  });

  it("ACC-38, ACC-44: tells what the person has agreed to in the client in use, and of notes they have not seen", async () => {
    const { cookie, response } = await signIn(bff);
    expect(response.json()).toMatchObject({ accepted_tsncs: true, show_changelog: true });
    const switched = await bff.app.inject({
      method: "PUT",
      url: "/bff/session/client",
      headers: { ...fromOurPage, cookie },
      payload: { client_name: "northport" },
    });
    expect(switched.json()).toMatchObject({ client_name: "northport", accepted_tsncs: false });
    const visitors = await bff.app.inject({ url: "/bff/session", headers: fromOurPage });
    expect(Object.keys(visitors.json())).not.toContain("accepted_tsncs");
  });

  it("lets the host's subdomain choose the client", async () => {
    const { cookie } = await signIn(bff);
    const response = await bff.app.inject({
      url: "/bff/session",
      headers: { ...fromOurPage, host: "northport.localhost:8080", cookie },
    });
    expect(response.json()).toMatchObject({ client_name: "northport" });
  });

  it("A-05: ends the sign-in with its session: replaced, signed out or expired, though the API is away", async () => {
    const { shared } = bff.store;
    const userId = String((await findUserByEmail(shared, "member@stopbank.example"))?.id);
    const signedIn = async (headers = fromOurPage) => {
      const { token, familyId } = await issueRefreshToken(shared, userId);
      bff.api.state.refreshToken = token;
      const { cookie } = await signIn(bff, headers);
      bff.api.state.refreshToken = undefined;
      return { cookie, isLive: () => isFamilyLive(shared, familyId) };
    };
    const replaced = await signedIn();
    const signedOut = await signedIn({ ...fromOurPage, ...{ cookie: replaced.cookie } });
    const expired = await signedIn();
    const kept = await signedIn();
    const states = () => Promise.all([replaced, signedOut, expired, kept].map(({ isLive }) => isLive()));
    expect(await states()).toEqual([false, true, true, true]);
    bff.api.state.isAway = true;
    const headers = { ...fromOurPage, cookie: signedOut.cookie };
    const answer = await bff.app.inject({ method: "DELETE", url: "/bff/session", headers });
    bff.api.state.isAway = false;
    expect(answer.statusCode).toBe(204);
    expect(await states()).toEqual([false, false, true, true]);
    await shared
      .updateTable("bff_sessions")
      .set({ idle_expires_at: new Date(0) })
      .where("id_hash", "=", sessionIdHashOf(expired.cookie))
      .execute();
    for (const { run } of upkeepJobs(openStorage(bff.config.files, {})))
      await run(bff.store, new AbortController().signal);
    expect(await states()).toEqual([false, false, false, true]);
  });

  it("A-05: ends at sign-out, twice if asked", async () => {
    const { cookie } = await signIn(bff);
    const signOut = () =>
      bff.app.inject({ method: "DELETE", url: "/bff/session", headers: { ...fromOurPage, cookie } });
    const first = await signOut();
    expect(first.statusCode).toBe(204);
    expect(first.headers["clear-site-data"]).toBe('"cache"');
    expect((await signOut()).statusCode).toBe(204);
    const replay = await bff.app.inject({ url: "/api/layer", headers: { ...fromOurPage, cookie } });
    expect(replay.statusCode).toBe(401);
    expect(replay.json()).toMatchObject({
      error: { code: "session/expired", message: "Session expired, please log in again" },
    });
  });

  it("A-07: ends a session whose refresh token is dead, and says so in the words of the specification", async () => {
    const { cookie } = await signIn(bff);
    bff.api.state.generation++;
    bff.api.state.refreshIsDead = true;
    const response = await bff.app.inject({ url: "/api/layer", headers: { ...fromOurPage, cookie } });
    bff.api.state.refreshIsDead = false;
    expect([response.statusCode, response.json()]).toMatchObject([
      401,
      { error: { code: "session/expired", message: "Session expired, please log in again" } },
    ]);
    expect((await session(cookie)).json()).toMatchObject({ signedIn: false });
  });
});
