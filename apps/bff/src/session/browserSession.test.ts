import type { AddressInfo } from "node:net";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedBff, startBff, transports } from "../testing/startBff.ts";

describe.each(transports)("a browser's own cookies over a socket, %s", (transport) => {
  let bff: StartedBff;
  let browser: ReturnType<typeof supertest.agent>;
  beforeAll(async () => {
    bff = await startBff({ transport });
    await bff.app.listen({ host: "localhost", port: 0 });
    const { port } = bff.app.server.address() as AddressInfo;
    browser = supertest.agent(`http://localhost:${port}`).set("x-requested-by", "stopbank");
  });
  afterAll(() => bff.close());

  const layersAsked = () => bff.api.captured.filter(({ url }) => url === "/layer");

  it("carry the session from log-in to log-out, and the mark to the log-in alone", async () => {
    const credentials = { email: "member@stopbank.example", password: "Stopbank-1" };
    await browser.post("/bff/session").send(credentials).expect(200);
    await browser.get("/api/layer").expect(200);
    expect(layersAsked().at(-1)?.headers.authorization).toBe("Bearer access-0");

    bff.api.state.generation++;
    const again = await browser.get("/bff/session").expect(200);
    expect(again.body).toMatchObject({ signedIn: true });
    expect(again.headers).not.toHaveProperty("set-cookie");

    await browser.delete("/bff/session").expect(204);
    await browser.get("/api/layer").expect(200);
    expect(layersAsked().at(-1)?.headers).not.toHaveProperty("authorization");
    await browser.post("/bff/session").send(credentials).expect(200);
    const logins = bff.api.captured.filter(({ url }) => url === "/user/login");
    expect(logins.map(({ headers }) => "x-device-mark" in headers)).toEqual([false, true]);
  });

  it("come back unpacked where an answer was packed", async () => {
    bff.api.state.bulk = "stopbank ".repeat(1_000);
    const answer = await browser.get("/api/layer").set("accept-encoding", "gzip").expect(200);
    bff.api.state.bulk = "";
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.body).toMatchObject({ echo: "/layer" });
  });

  it("do not help a page of another site", async () => {
    const answer = await browser.get("/api/layer").set("origin", "http://elsewhere.example").expect(403);
    expect(answer.body).toMatchObject({ error: { code: "request/cross-site" } });
  });
});
