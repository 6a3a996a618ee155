import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tellJobChange } from "@stopbank/jobs";
import { findClientByName } from "@stopbank/store/clients";
import { createJob, createJobSeal } from "@stopbank/store/jobs";
import { removeMembership, setMembership } from "@stopbank/store/memberships";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { askForSocket, listenAt, type SocketAsked } from "../testing/pageSocket.ts";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

describe("a page's socket", () => {
  let bff: StartedBff;
  let port: number;
  let cookie: string;
  const pages: WebSocket[] = [];

  beforeAll(async () => {
    bff = await startBff({ sockets: { mostOfSession: 3, mostOfNetwork: 4, beatMs: 300 } });
    await bff.app.listen({ host: "localhost", port: 0 });
    ({ port } = bff.app.server.address() as AddressInfo);
  });
  afterAll(() => bff.close());
  beforeEach(async () => {
    ({ cookie } = await signIn(bff));
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.terminate();
    await expect.poll(connections).toBe(0);
  });

  const connections = () => new Promise((done) => bff.app.server.getConnections((_error, n) => done(n)));

  type Opened = Partial<SocketAsked>;
  const open = (opened?: Opened) => {
    const socket = askForSocket({ port, cookie, ...opened });
    pages.push(socket);
    return socket;
  };
  const listen = (opened?: Opened) => listenAt(open(opened));
  /** The status, and the code of the error, that an opening is refused with. */
  const refusal = async (opened?: Opened): Promise<[number | undefined, string]> => {
    const socket = open(opened);
    socket.on("error", () => undefined);
    const [, response] = await once(socket, "unexpected-response");
    let body = "";
    for await (const piece of response) body += piece;
    expect(response.headers["content-security-policy"]).toBeDefined();
    return [response.statusCode, JSON.parse(body).error.code];
  };
  const northport = async () => {
    const client = await findClientByName(bff.store.shared, "northport");
    const user = await findUserByEmail(bff.store.shared, "member@stopbank.example");
    return { clientId: String(client?.id), userId: String(user?.id) };
  };

  it("B-07: is told all of its person's jobs when it connects, and again when one changes", async () => {
    const { clientId, userId } = await northport();
    const add = (key: string) =>
      bff.store.withClient(clientId, (tx) =>
        createJob(tx, createJobSeal(randomBytes(32)), {
          ownerUserId: userId,
          kind: "test.kind",
          title: key,
          idempotencyKey: key,
          parameters: {},
          keptDays: 1,
          most: { ofOwner: 9, ofClient: 9, hourly: 10_000 },
        }),
      );
    const page = await listen();
    await vi.waitFor(() => expect(page.messages).toEqual([{ type: "jobs", jobs: [], schedules: 0 }]));
    await add("first");
    await tellJobChange(bff.store, { clientId, userId, id: "any" });
    await vi.waitFor(() => expect(page.messages.at(-1)?.jobs).toMatchObject([{ title: "first" }]));
    // What is said while it is away, it is told when it is back.
    page.socket.terminate();
    await page.ended;
    await add("second");
    const back = await listen();
    await vi.waitFor(() => expect(back.messages[0]?.jobs).toHaveLength(2));
    const elsewhere = await listen({ path: "/bff/socket?client=larkhaven" });
    await vi.waitFor(() => expect(elsewhere.messages).toEqual([{ type: "jobs", jobs: [], schedules: 0 }]));
  });

  it.each<[string, () => Opened, number, string]>([
    [
      "a page of another site",
      () => ({ headers: { origin: "http://elsewhere.example" } }),
      403,
      "request/cross-site",
    ],
    [
      "another client's page",
      () => ({ headers: { origin: `http://northport.localhost:${port}` } }),
      403,
      "request/cross-site",
    ],
    [
      "a page of the same host by another scheme",
      () => ({ headers: { origin: `https://localhost:${port}` } }),
      403,
      "request/cross-site",
    ],
    ["a host that is not ours", () => ({ headers: { host: "elsewhere.example" } }), 403, "host/unknown"],
    ["a visitor", () => ({ headers: { cookie: "" } }), 401, "auth/sign-in-first"],
    [
      "a program with a token",
      () => ({ headers: { cookie: "", authorization: "Bearer access-0" } }),
      401,
      "auth/sign-in-first",
    ],
    [
      "a session that is over",
      () => ({ headers: { cookie: `stopbank=${"A".repeat(43)}` } }),
      401,
      "session/expired",
    ],
    ["who is no member", () => ({ path: "/bff/socket?client=southport" }), 403, "client/not-yours"],
    ["who names no client", () => ({ path: "/bff/socket" }), 400, "request/invalid"],
    ["who names no such client", () => ({ path: "/bff/socket?client=NORTH%20PORT" }), 400, "request/invalid"],
  ])("A-35: is not opened for %s", async (_who, opened, status, code) => {
    expect(await refusal(opened())).toEqual([status, code]);
  });

  it("A-35: closes within a second when its session ends, and stays for other sessions", async () => {
    const stays = await listen({ headers: { cookie: (await signIn(bff)).cookie } });
    const page = await listen();
    const out = await bff.app.inject({
      method: "DELETE",
      url: "/bff/session",
      headers: { ...fromOurPage, cookie },
    });
    expect(out.statusCode).toBe(204);
    expect(await page.ended).toBe(4401);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    expect(await refusal()).toEqual([401, "session/expired"]);
  });

  it("A-35: closes when its person is no member of the client any more", async () => {
    const { clientId, userId } = await northport();
    const elsewhere = await listen({ path: "/bff/socket?client=larkhaven" });
    const page = await listen();
    await bff.store.withClient(clientId, (tx) => removeMembership(tx, userId));
    expect(await page.ended).toBe(4403);
    expect(elsewhere.socket.readyState).toBe(WebSocket.OPEN);
    await bff.store.withClient(clientId, (tx) => setMembership(tx, userId, "admin"));
  });

  it("A-35: is one of a few for a session and for a network, and its place is free when it is gone", async () => {
    const first = await listen();
    await listen();
    await listen();
    expect(await refusal()).toEqual([429, "socket/too-many"]);
    const other = { headers: { cookie: (await signIn(bff)).cookie } };
    await listen(other);
    expect(await refusal(other)).toEqual([429, "socket/too-many"]);
    first.socket.terminate();
    await first.ended;
    await vi.waitFor(async () => {
      const again = await listen();
      expect(again.socket.readyState).toBe(WebSocket.OPEN);
    });
  });

  it("A-35: is for listening: whatever it says ends it, and too much at once", async () => {
    const page = await listen();
    page.socket.send("hello");
    expect(await page.ended).toBe(1008);
    const loud = await listen();
    loud.socket.send("x".repeat(2_000));
    expect(await loud.ended).toBe(1009);
    const restless = await listen();
    for (let n = 0; n < 100; n++) restless.socket.ping();
    expect(await restless.ended).toBe(1006);
  });

  it("is ended when it does not read or answer, and not while it does", async () => {
    const alive = await listen();
    const deaf = await listen();
    const { _socket: wire } = deaf.socket as unknown as { _socket: Socket };
    wire.pause();
    const beats: unknown[] = [];
    alive.socket.on("ping", (beat) => beats.push(beat));
    await expect.poll(connections).toBe(1);
    await expect.poll(() => beats.length).toBeGreaterThan(3);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });

  it("is not what a call is answered with, nor what other addresses become", async () => {
    const plain = await bff.app.inject({
      url: "/bff/socket?client=northport",
      headers: { ...fromOurPage, cookie },
    });
    expect([plain.statusCode, plain.json()]).toMatchObject([400, { error: { code: "socket/only" } }]);
    const headers = { host: `localhost:${port}`, connection: "upgrade", upgrade: "websocket" };
    const asked = request({ host: "localhost", port, path: "/healthz", headers, agent: false });
    asked.end();
    const [answer] = await once(asked, "response");
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await once(answer, "close");
  });

  it("closes when the server does, also on the other address of localhost", async () => {
    const own = await startBff({ store: bff.store });
    await own.app.listen({ host: "localhost", port: 0 });
    const signedIn = await signIn(own);
    const at = (own.app.server.address() as AddressInfo).port;
    const ends = await Promise.all(
      ["127.0.0.1", "[::1]"].map((host) =>
        listenAt(askForSocket({ port: at, cookie: signedIn.cookie, host })),
      ),
    );
    await own.close();
    for (const { ended } of ends) expect(await ended).toBe(1001);
  });
});
