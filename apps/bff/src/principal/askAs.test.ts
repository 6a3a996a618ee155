import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

describe.each(transports)("the API as a session, %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
  });
  afterAll(() => bff.close());
  /** Signs in with a token that says it has so many seconds left. */
  const signInWith = async (secondsLeft: number | undefined) => {
    bff.api.state.secondsLeft = secondsLeft;
    ({ cookie } = await signIn(bff));
    bff.api.state.secondsLeft = 900;
    bff.api.captured.length = 0;
    bff.api.state.refreshes = 0;
  };
  beforeEach(() => signInWith(undefined));
  afterEach(() => {
    bff.api.state.isNeverPleased = false;
  });

  const layer = (headers: Record<string, string> = { cookie }) =>
    bff.app.inject({ url: "/api/layer", headers: { ...fromOurPage, ...headers } });
  const tokensTold = () =>
    bff.api.captured
      .filter(({ url }) => url === "/layer")
      .map(({ headers }) => String(headers.authorization).split(".", 1)[0]);

  it("is asked with a newer token where the one at hand ends within 30 seconds", async () => {
    await signInWith(29);
    bff.api.state.generation++;
    const newest = `Bearer access-${bff.api.state.generation}`;
    expect((await layer()).statusCode).toBe(200);
    expect((await layer()).statusCode).toBe(200);
    expect(tokensTold()).toEqual([newest, newest]);
    expect(bff.api.state.refreshes).toBe(1);
  });

  it("is asked with the token at hand where that has longer, or does not say", async () => {
    for (const secondsLeft of [35, undefined]) {
      await signInWith(secondsLeft);
      expect((await layer()).statusCode).toBe(200);
      expect(bff.api.state.refreshes).toBe(0);
    }
  });

  it("is asked a second time after it called the token expired, and never a third", async () => {
    bff.api.state.isNeverPleased = true;
    const answer = await layer();
    expect([answer.statusCode, answer.body]).toEqual([401, "TokenExpired"]);
    expect(tokensTold()).toHaveLength(2);
    expect(bff.api.state.refreshes).toBe(1);
    // One that was renewed ahead of its end is not renewed again.
    await signInWith(10);
    expect((await layer()).statusCode).toBe(401);
    expect(tokensTold()).toHaveLength(1);
    expect(bff.api.state.refreshes).toBe(1);
  });

  it("is asked once where it refuses for another reason than the token's end", async () => {
    bff.api.state.special = async (_request, reply) =>
      reply.code(401).send({ error: { code: "auth/signed-out", message: "Log in again.", requestId: "" } });
    const answer = await layer();
    bff.api.state.special = undefined;
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, "auth/signed-out"]);
    expect(tokensTold()).toHaveLength(1);
    expect(bff.api.state.refreshes).toBe(0);
  });

  it("is asked once for a program, whose token is its own to renew", async () => {
    bff.api.state.generation++;
    const answer = await layer({ authorization: "Bearer access-0" });
    expect([answer.statusCode, answer.body]).toEqual([401, "TokenExpired"]);
    expect(tokensTold()).toEqual(["Bearer access-0"]);
    expect(bff.api.state.refreshes).toBe(0);
  });

  it("A-16: renews one token for ten calls at once of every part of the BFF", async () => {
    bff.api.state.generation++;
    bff.api.state.refreshMs = 100;
    const urls = ["/api/layer", "/bff/session", "/api/user", "/api/client/config", "/bff/session"];
    const answers = await Promise.all(
      [...urls, ...urls].map((url) => bff.app.inject({ url, headers: { ...fromOurPage, cookie } })),
    );
    bff.api.state.refreshMs = 0;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    for (const answer of answers.filter((_, index) => urls[index % 5] === "/bff/session"))
      expect(answer.json()).toMatchObject({ signedIn: true });
    expect(bff.api.state.refreshes).toBe(1);
  });

  it("is asked in the client chosen, though the token ended as the choice raised the role", async () => {
    bff.api.state.generation++;
    const answer = await bff.app.inject({
      method: "PUT",
      url: "/bff/session/client",
      headers: { ...fromOurPage, cookie },
      payload: { client_name: "northport" },
    });
    expect(answer.json()).toMatchObject({ signedIn: true, client_name: "northport" });
    expect(bff.api.state.refreshes).toBe(1);
  });
});
