import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { callback, codeOf, type StartedFederation, startFederation } from "../testing/startFederation.ts";
import { providerSecret } from "../testing/startProvider.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());
afterEach(() => void vi.useRealTimers());

describe("the way back from a provider", () => {
  const there = () => at.there(at.account().id);

  it("carries a state, a nonce and a PKCE challenge, each another every time", async () => {
    const urls = await Promise.all([at.begin(), at.begin()]);
    const [one, other] = urls.map((answer) => new URL(answer.json().authorization_url).searchParams);
    expect(one?.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
    expect(JSON.stringify(urls.map((answer) => answer.json()))).not.toContain(providerSecret);
  });

  it("A-09: is refused with another's state, code or flow, and a second time", async () => {
    const [mine, theirs] = [await there(), await there()];
    const mixed = (change: (query: URLSearchParams) => void) => {
      const query = new URLSearchParams(mine.back.search);
      change(query);
      return at.finish(mine.flow, query.toString());
    };
    expect(codeOf(await at.finish(mine.flow, theirs.back.search.slice(1)))).toEqual([401, "sign-in/refused"]);
    expect(codeOf(await mixed((query) => query.set("state", "another")))).toEqual([401, "sign-in/refused"]);
    expect(codeOf(await mixed((query) => query.delete("state")))).toEqual([401, "sign-in/refused"]);
    expect(
      codeOf(await mixed((query) => query.set("code", theirs.back.searchParams.get("code") ?? ""))),
    ).toEqual([401, "sign-in/refused"]);
    const fresh = await there();
    expect((await at.finish(fresh.flow, fresh.back.search.slice(1))).statusCode).toBe(200);
    expect(codeOf(await at.finish(fresh.flow, fresh.back.search.slice(1)))).toEqual([401, "sign-in/refused"]);
  });

  it("is refused where another issuer answers (RFC 9207), and where none says who it is though it would", async () => {
    const mixedUp = await there();
    mixedUp.back.searchParams.set("iss", "https://login.northport.example");
    expect(codeOf(await at.finish(mixedUp.flow, mixedUp.back.search.slice(1)))).toEqual([
      401,
      "sign-in/refused",
    ]);
    const silent = await there();
    silent.back.searchParams.delete("iss");
    expect(codeOf(await at.finish(silent.flow, silent.back.search.slice(1)))).toEqual([
      401,
      "sign-in/refused",
    ]);
  });

  it("is over after ten minutes, where the flow was forged, and once the settings are another provider's", async () => {
    expect(codeOf(await at.finish("forged", "code=1"))).toEqual([401, "sign-in/over"]);
    const late = await there();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    expect(codeOf(await at.finish(late.flow, late.back.search.slice(1)))).toEqual([401, "sign-in/over"]);
    vi.useRealTimers();
    const changed = await there();
    await at.save({ provider_client_id: "another" });
    expect(codeOf(await at.finish(changed.flow, changed.back.search.slice(1)))).toEqual([
      401,
      "sign-in/over",
    ]);
    await at.save({ is_on: false });
    expect(codeOf(await at.finish(changed.flow, changed.back.search.slice(1)))).toEqual([
      404,
      "sign-in/none",
    ]);
  });

  it("says in a sentence of ours that the person was refused there", async () => {
    const { flow, back } = await at.there("nobody");
    expect(back.searchParams.get("error")).toBe("access_denied");
    const answer = await at.finish(flow, back.search.slice(1));
    expect(codeOf(answer)).toEqual([403, "sign-in/cancelled"]);
    expect(answer.body).not.toContain("The person said no");
  });

  it("A-11: leads to this product alone", async () => {
    for (const redirect_uri of [
      "https://evil.example/bff/sign-in/callback",
      `${callback}/..`,
      "http://localhost:8080/",
    ])
      expect(
        codeOf(await at.api.post("/user/provider_sign_in", { client_name: "larkhaven", redirect_uri })),
      ).toEqual([400, "sign-in/bad-return"]);
  });

  it("is none for a client without a provider", async () => {
    for (const name of ["northport", "none"])
      expect(codeOf(await at.begin(name))).toEqual([404, "sign-in/none"]);
  });
});
