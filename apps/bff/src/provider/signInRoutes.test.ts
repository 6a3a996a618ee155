import { routes } from "@stopbank/contract/routes";
import { holdChallenge } from "@stopbank/store/login-challenges";
import { findSession } from "@stopbank/store/sessions";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

const atProvider = "https://login.larkhaven.example/auth?state=s";
let bff: StartedBff;
let userUuid: string;
/** What the API is to answer to the way back; else it signs the member in. */
let refusal: { status: number; code: string } | undefined;

beforeAll(async () => {
  bff = await startBff({ env: { PUBLIC_URL: "https://risk.example", STOPBANK_HOSTS: "alias.example" } });
  userUuid = (await findUserByEmail(bff.store.shared, "member@stopbank.example"))?.id ?? "";
});
afterAll(() => bff.close());
beforeEach(() => {
  refusal = undefined;
  bff.api.captured.length = 0;
  bff.api.state.special = async (request, reply) => {
    if (request.url === routes.beginProviderSignIn.path)
      return { authorization_url: atProvider, flow: "sealed-by-the-api" };
    if (request.url === routes.backchannelLogOut.path)
      return refusal === undefined
        ? { ended: true }
        : reply.code(refusal.status).send({ error: { code: refusal.code, message: "No.", requestId: "" } });
    if (request.url !== routes.finishProviderSignIn.path) return reply.code(404).send();
    if (refusal !== undefined)
      return reply
        .code(refusal.status)
        .send({ error: { code: refusal.code, message: "<script>of a provider</script>", requestId: "" } });
    return {
      user_uuid: userUuid,
      client_name: "larkhaven",
      access_token: `access-${bff.api.state.generation}`,
      refresh_token: "refresh-of-the-provider",
    };
  };
});

const host = "risk.example";
const get = (url: string, headers: Record<string, string> = {}) =>
  bff.app.inject({ method: "GET", url, headers: { host, accept: "text/html", ...headers } });
const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers["set-cookie"] ?? []].flat() as string[];
const cookieOf = (answer: { headers: Record<string, unknown> }, name: string) =>
  cookiesOf(answer).find((line) => line.startsWith(`${name}=`)) ?? "";
const pairOf = (line: string) => line.split(";", 1)[0] ?? "";
const begun = async (query = "", headers: Record<string, string> = {}) => {
  const answer = await get(`/bff/sign-in/larkhaven/begin${query}`, headers);
  return { answer, cookie: pairOf(cookieOf(answer, "__Host-stopbank-sign-in")) };
};
const back = (cookie: string, query = "code=c&state=s") => get(`/bff/sign-in/callback?${query}`, { cookie });
const sentTo = (path: string) =>
  bff.api.captured.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body));

describe("the way to a provider", () => {
  it("A-01: binds the browser by a cookie that comes along on the way back, and opens nothing by itself", async () => {
    const { answer } = await begun("?email=kiri%40larkhaven.example");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, atProvider]);
    expect(cookieOf(answer, "__Host-stopbank-sign-in")).toMatch(
      /^__Host-stopbank-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(sentTo(routes.beginProviderSignIn.path)).toEqual([
      {
        client_name: "larkhaven",
        redirect_uri: "https://risk.example/bff/sign-in/callback",
        login_hint: "kiri@larkhaven.example",
      },
    ]);
    expect(JSON.stringify(answer.headers)).not.toContain("sealed-by-the-api");
  });

  it("begins by a person going there, and not by a frame, a script or another site", async () => {
    const address = "/bff/sign-in/larkhaven/begin";
    for (const headers of [
      { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
      { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    ] as Record<string, string>[])
      expect((await get(address, headers)).statusCode).toBe(403);
    for (const site of ["cross-site", "same-site"]) {
      const answer = await get(address, { "sec-fetch-site": site, "sec-fetch-mode": "navigate" });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/auth/login"]);
    }
    expect(bff.api.captured).toEqual([]);
    const own = {
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    expect((await get(address, own)).headers.location).toBe(atProvider);
  });

  it("comes back to the host where it began: the main one, or the client's own", async () => {
    await get("/bff/sign-in/larkhaven/begin", { host: "larkhaven.risk.example" });
    expect(sentTo(routes.beginProviderSignIn.path)[0]?.redirect_uri).toBe(
      "https://larkhaven.risk.example/bff/sign-in/callback",
    );
    const elsewhere = await get("/bff/sign-in/larkhaven/begin?returnTo=%2Frisk", { host: "alias.example" });
    expect(elsewhere.headers.location).toBe(
      "https://risk.example/bff/sign-in/larkhaven/begin?returnTo=%2Frisk",
    );
  });

  it("leads to the log-in where the API refuses, with its code and none of its words", async () => {
    bff.api.state.special = async (_request, reply) =>
      reply.code(404).send({ error: { code: "sign-in/none", message: "<b>", requestId: "" } });
    const { answer, cookie } = await begun();
    expect(answer.headers.location).toBe("/auth/login?trouble=sign-in%2Fnone");
    expect(cookie).toBe("");
  });
});

describe("the way back", () => {
  it("A-03: begins a session under a new id, once, and ends the one before, whose cookie does not come along", async () => {
    const former = (await signIn(bff, { ...fromOurPage, host })).cookie;
    const { cookie } = await begun("?returnTo=%2Frisk%3Fl%3Da", { cookie: former });
    const answer = await back(cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/risk?l=a"]);
    expect(cookieOf(answer, "__Host-stopbank")).toMatch(
      /^__Host-stopbank=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const id = pairOf(cookieOf(answer, "__Host-stopbank")).split("=")[1] ?? "";
    expect((await findSession(bff.store.shared, id, { slide: false }))?.userId).toBe(userUuid);
    expect(await findSession(bff.store.shared, former.split("=")[1] ?? "", { slide: false })).toBeUndefined();
    expect(sentTo(routes.finishProviderSignIn.path)).toEqual([
      { flow: "sealed-by-the-api", query: "code=c&state=s" },
    ]);
    expect((await back(cookie)).headers.location).toBe("/auth/login?trouble=sign-in%2Fover");
  });

  it("gives the browser no mark, which whoever knows the password gets", async () => {
    const { cookie } = await begun();
    expect(cookiesOf(await back(cookie)).some((line) => line.includes("mark"))).toBe(false);
  });

  it("is nobody's without the cookie, with a made-up one, or with one that names something else", async () => {
    const other = await holdChallenge(bff.store.shared, { email: "member@stopbank.example", session: "s" });
    for (const id of ["", "x".repeat(43), "short", other]) {
      const answer = await back(`__Host-stopbank-sign-in=${id}`);
      expect(answer.headers.location).toBe("/auth/login?trouble=sign-in%2Fover");
      expect(cookieOf(answer, "__Host-stopbank=")).toBe("");
    }
    expect(sentTo(routes.finishProviderSignIn.path)).toEqual([]);
  });

  it("says why by a code, and none of a provider's words", async () => {
    refusal = { status: 403, code: "sign-in/no-role" };
    const { cookie } = await begun();
    const answer = await back(cookie, "error=access_denied&error_description=%3Cscript%3E");
    expect(answer.headers.location).toBe("/auth/login?trouble=sign-in%2Fno-role");
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain("script>");
    expect(cookieOf(answer, "__Host-stopbank")).toBe("");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/a/..//evil.example",
  ])("A-11: leads home in place of %s", async (returnTo) => {
    const { cookie } = await begun(`?returnTo=${encodeURIComponent(returnTo)}`);
    expect((await back(cookie)).headers.location).toBe("/home");
  });

  it("is for going there", async () => {
    const { cookie } = await begun();
    const answer = await get("/bff/sign-in/callback?code=c", { cookie, "sec-fetch-mode": "cors" });
    expect(answer.statusCode).toBe(403);
  });
});

it("A-08: offers a sign-in to pages of ours alone", async () => {
  const offer = (headers: Record<string, string>) =>
    bff.app.inject({ method: "POST", url: "/bff/sign-in/offer", headers, payload: { email: "a@b.example" } });
  expect((await offer({ host })).statusCode).toBe(403);
  bff.api.state.special = async () => ({ organisation: null });
  expect((await offer({ ...fromOurPage, host })).json()).toEqual({ organisation: null });
  expect(sentTo(routes.signInOffer.path)).toEqual([{ email: "a@b.example" }]);
});

describe("a provider that tells of a log-out", () => {
  const tell = (payload: string, type = "application/x-www-form-urlencoded") =>
    bff.app.inject({
      method: "POST",
      url: "/bff/sign-in/larkhaven/log-out",
      headers: { host, "content-type": type },
      payload,
    });

  it("is heard, without a page of ours", async () => {
    const answer = await tell("logout_token=a.b.c");
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([200, "", "no-store"]);
    expect(sentTo(routes.backchannelLogOut.path)).toEqual([
      { client_name: "larkhaven", logout_token: "a.b.c" },
    ]);
  });

  it("is refused what the API refuses, and what is no form", async () => {
    refusal = { status: 400, code: "sign-in/bad-log-out-token" };
    expect((await tell("logout_token=a.b.c")).statusCode).toBe(400);
    expect((await tell("nothing=1")).statusCode).toBe(400);
    expect((await tell("logout_token=a", "text/plain")).statusCode).toBe(415);
    expect((await tell(`logout_token=${"x".repeat(30_000)}`)).statusCode).toBe(413);
  });
});
