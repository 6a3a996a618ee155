import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

type Headers = Record<string, string>;

describe.each(["in process", "over HTTP"] as const)("A-43: a preview, with the API %s", (transport) => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff({ transport });
  });
  afterAll(() => bff.close());

  /** A session of somebody who administers northport and is a member of larkhaven. */
  const logIn = async (): Promise<Headers> => ({ ...fromOurPage, cookie: (await signIn(bff)).cookie });
  const look = (headers: Headers, payload: object = { client_name: "northport", flags: {} }) =>
    bff.app.inject({ method: "PUT", url: "/bff/session/preview", headers, payload });
  const leave = (headers: Headers) =>
    bff.app.inject({ method: "DELETE", url: "/bff/session/preview", headers });
  /** What the API is told of a call in a client. */
  const told = async (headers: Headers, client = "northport") => {
    await bff.app.inject({
      method: "GET",
      url: "/api/layer",
      headers: { ...headers, "ui-client-name": client },
    });
    return bff.api.captured.at(-1)?.headers["ui-preview"];
  };
  const described = async (headers: Headers) =>
    (await bff.app.inject({ method: "GET", url: "/bff/session", headers })).json();

  it("goes with each call of its session until it is left, and with no other's", async () => {
    const [headers, elsewhere] = [await logIn(), await logIn()];
    expect(await told(headers)).toBeUndefined();
    const flags = { guidePage: "on", "tides.page": "off" };
    expect((await look(headers, { client_name: "northport", flags })).statusCode).toBe(204);
    expect(await told(headers)).toBe("member,guidePage=on,tides.page=off");
    // In other clients it takes away too; what might be switched there is another matter.
    expect(await told(headers, "larkhaven")).toBe("member");
    expect(await told(elsewhere)).toBeUndefined();
    expect(await described(headers)).toMatchObject({ preview: true });
    expect(await described(elsewhere)).not.toHaveProperty("preview");
    expect((await leave(headers)).statusCode).toBe(204);
    expect(await told(headers)).toBeUndefined();
    expect(await described(headers)).not.toHaveProperty("preview");
  });

  it("is for administrators of the client, asked as if there were none, and refuses what is no flag", async () => {
    const headers = await logIn();
    expect((await look(headers, { client_name: "larkhaven", flags: {} })).json().error.code).toBe(
      "auth/admins-only",
    );
    expect((await look(headers, { client_name: "elsewhere", flags: {} })).statusCode).toBe(403);
    expect((await look(fromOurPage)).statusCode).toBe(401);
    expect((await look({ cookie: headers.cookie ?? "" })).statusCode).toBe(403);
    for (const flags of [{ guidePage: "maybe" }, { "a,admin": "on" }, { "x y": "on" }, [], "on"])
      expect((await look(headers, { client_name: "northport", flags })).statusCode).toBe(400);
    expect(await told(headers)).toBeUndefined();
    await look(headers);
    expect((await look(headers)).statusCode).toBe(204);
    const asked = bff.api.captured.filter(({ url }) => url === "/user").at(-1);
    expect(asked?.headers["ui-preview"]).toBeUndefined();
  });

  it("is not begun by a header of the browser's", async () => {
    expect(await told({ ...(await logIn()), "ui-preview": "member" })).toBeUndefined();
  });

  it("ends with a change of client, and with the session", async () => {
    const headers = await logIn();
    await look(headers);
    await bff.app.inject({
      method: "PUT",
      url: "/bff/session/client",
      headers,
      payload: { client_name: "larkhaven" },
    });
    expect(await told(headers)).toBeUndefined();
  });
});
