import { exchange } from "@stopbank/http-edge/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

/** What a caller writes so that the API would take the request for another's, or the door's own words would be lost. */
const additions: readonly string[] = [
  // A header that Connection names belongs to this connection alone: a proxy that believes it strips what it has just added.
  "connection: authorization",
  "Connection: close, Authorization, UI-Client-Name",
  "connection: ui-client-name, x-request-id, x-forwarded-for",
  "connection: cookie, x-requested-by, host",
  "proxy-connection: authorization",
  "keep-alive: authorization",
  "authorization: Bearer stolen",
  "AUTHORIZATION: Bearer stolen\r\nauthorization: Bearer stolen-2",
  "Authorization : Bearer stolen",
  "authorization: Basic eDp5",
  "proxy-authorization: Bearer stolen",
  "ui_client_name: southport",
  "UI_CLIENT_NAME: southport\r\nUi-Client_Name: southport",
  "http_ui_client_name: southport",
  "x-request-id: chosen",
  "X-Request-Id: chosen\r\nx_request_id: chosen",
  "x-forwarded-for: 10.1.2.3",
  "X-Forwarded-For: 10.1.2.3\r\nx-forwarded-for: 10.1.2.4",
  "x_forwarded_for: 10.1.2.3",
  "x-real-ip: 10.1.2.3\r\nx-client-ip: 10.1.2.3\r\ntrue-client-ip: 10.1.2.3\r\ncf-connecting-ip: 10.1.2.3",
  "forwarded: for=10.1.2.3;host=evil.example;proto=https",
  "x-forwarded-host: evil.example\r\nx-host: evil.example\r\nx-forwarded-server: evil.example",
  "x-forwarded-proto: https\r\nx-forwarded-port: 443\r\nx-forwarded-prefix: /evil",
  "x-original-url: /user/login\r\nx-rewrite-url: /user/login",
  "x-http-method-override: DELETE\r\nx-http-method: DELETE\r\nx-method-override: DELETE",
  "device-mark: stolen\r\ndevice_mark: stolen",
  "te: trailers\r\ntrailer: authorization",
  "upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA",
  "x-stopbank-operator: yes\r\nuser_uuid: 00000000-0000-4000-8000-000000000000",
];

const paths = {
  "a call": "/api/layer/details/x",
  "a tile": "/api/tiles/larkhaven/1/vector/buildings/0/0/0.mvt",
} as const;
type What = keyof typeof paths;
const cases = (["a call", "a tile"] as const).flatMap((what) =>
  additions.map((added): readonly [added: string, what: What] => [added, what]),
);

describe.each(transports)("A-30: headers of a caller's own, %s", (transport) => {
  let bff: StartedBff;
  let port: number;
  let request: (what: What, added?: string) => string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
    const { cookie } = await signIn(bff);
    request = (what, added = "x-nothing: 1") =>
      `GET ${paths[what]} HTTP/1.1\r\nhost: localhost\r\nx-requested-by: ${fromOurPage["x-requested-by"]}\r\n` +
      `cookie: ${cookie}\r\nui-client-name: larkhaven\r\naccept: */*\r\n${added}\r\nconnection: close\r\n\r\n`;
  });
  beforeEach(() => void bff.api.captured.splice(0));
  afterAll(() => bff.close());

  /** What the API was sent, but for the id that each request has of its own. */
  const sent = () =>
    bff.api.captured.splice(0).map(({ method, url, headers, body }) => {
      const { "x-request-id": id, ...rest } = headers;
      expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      return { method, url, headers: rest, body };
    });

  it.each(cases)("%j changes nothing of what the API is sent with %s", async (added, what) => {
    await exchange(port, request(what));
    const [plain] = sent();
    expect(plain?.headers).toMatchObject({
      authorization: "Bearer access-0",
      "ui-client-name": "larkhaven",
      "x-forwarded-for": "127.0.0.1",
    });
    const { status } = await exchange(port, request(what, added));
    // Either the very same request, or none: what the parser takes for no header is refused.
    if (status === 400) expect(sent()).toEqual([]);
    else expect([status, sent()]).toEqual([200, [plain]]);
  });

  it("a client named twice is none that was asked for", async () => {
    for (const what of ["a call", "a tile"] as const)
      await exchange(port, request(what, "UI-Client-Name: southport"));
    const names = sent().map(({ headers }) => headers["ui-client-name"]);
    expect(names).toEqual([undefined, undefined]);
  });
});
