import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { localStorage } from "@stopbank/dataset/read";
import { jobKind } from "@stopbank/plugin-api/server";
import { putClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { Type } from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

let gate = Promise.withResolvers<void>();
/** Stands for the risk plugin's: writes a file, or fails where it is asked for nothing that there is. */
const exportJob = jobKind({
  id: "risk.export",
  params: Type.Object(
    {
      format: Type.String(),
      types: Type.Array(Type.String()),
      tags: Type.Array(Type.String()),
      area: Type.Optional(Type.String()),
    },
    { additionalProperties: true },
  ),
  access: "signed-in",
  scope: "exports:read",
  title: () => "Risk summary",
  concurrency: 2,
  timeoutSeconds: 60,
  retries: 0,
  expiresAfterDays: 1,
  run: async ({ params: { types } }) => {
    await gate.promise;
    if (types.includes("nothing")) throw new Error("no such layer");
    return [{ name: "RiskSummary.xlsx", mediaType: "text/plain", text: "a workbook" }];
  },
});

describe("a spreadsheet that is written meanwhile", () => {
  let bff: StartedBff;
  let port: number;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({
      transport: "in process",
      plugins: [{ manifest: { id: "risk" }, load: async () => ({ default: { jobKinds: [exportJob] } }) }],
      datasets: localStorage("nowhere"),
      env: { STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url") },
    });
    await bff.app.listen({ host: "localhost", port: 0 });
    ({ port } = bff.app.server.address() as AddressInfo);
  });
  afterAll(() => bff.close());
  beforeEach(async () => {
    gate = Promise.withResolvers();
    bff.api.state.flags = { asyncSummaryReport: { enabled: "enabled" } };
    ({ cookie } = await signIn(bff));
  });

  const ask = (
    types: readonly string[],
    { client = "northport", headers = { cookie } as Record<string, string> } = {},
  ) =>
    bff.app.inject({
      method: "POST",
      url: `/api/report/export/risksummary/${client}/xlsx`,
      headers: { ...fromOurPage, host: `localhost:${port}`, "ui-client-name": "northport", ...headers },
      payload: { asset_types: types, hazard_scenarios: ["flood_100"] },
    });
  const listen = (
    url: string,
    headers: Record<string, string> = { cookie, origin: `http://localhost:${port}` },
  ) => new WebSocket(url, { headers: { host: `localhost:${port}`, ...headers } });
  const said = async (socket: WebSocket) => {
    const [data] = await once(socket, "message");
    return String(data);
  };
  const refusal = async (socket: WebSocket) => {
    socket.on("error", () => undefined);
    const [, response] = await once(socket, "unexpected-response");
    return response.statusCode as number;
  };

  it("EXP-20: is answered with where its end is heard, which tells where it is fetched", async () => {
    const answer = await ask(["buildings"]);
    expect(answer.statusCode).toBe(202);
    const { wss_url } = answer.json();
    expect(new URL(wss_url)).toMatchObject({ protocol: "ws:", host: `localhost:${port}` });
    const socket = listen(wss_url);
    await once(socket, "open");
    gate.resolve();
    const message = JSON.parse(await said(socket));
    expect(message).toMatchObject({ type: "report_ready", name: "RiskSummary.xlsx" });
    await once(socket, "close");
    const file = await bff.app.inject({
      url: message.download_url,
      headers: { ...fromOurPage, cookie, "ui-client-name": "northport" },
    });
    expect([file.statusCode, file.body]).toEqual([200, "a workbook"]);
    expect(file.headers["content-disposition"]).toContain("RiskSummary.xlsx");
  });

  it("EXP-22: is told by an empty message where it could not be made", async () => {
    const { wss_url } = (await ask(["nothing"])).json();
    const socket = listen(wss_url);
    gate.resolve();
    expect(await said(socket)).toBe("");
  });

  it("EXP-23: is one for a double click, and found by whoever listens late or asks", async () => {
    gate.resolve();
    const [first, second] = await Promise.all([ask(["roads"]), ask(["roads"])]);
    const { job_id, wss_url } = first.json();
    expect(second.json().job_id).toBe(job_id);
    const find = () =>
      bff.app.inject({
        url: `/bff/jobs/${job_id}`,
        headers: { ...fromOurPage, cookie, "ui-client-name": "northport" },
      });
    await vi.waitFor(async () => expect((await find()).json()).toMatchObject({ state: "done" }), {
      timeout: 30_000,
    });
    expect(JSON.parse(await said(listen(wss_url)))).toMatchObject({ type: "report_ready" });
  });

  it("A-35, EXP-23: opens to nobody else, to no other page, and with no other ticket", async () => {
    gate.resolve();
    const { wss_url } = (await ask(["pipes"])).json();
    const own = { cookie, origin: `http://localhost:${port}` };
    expect(await refusal(listen(wss_url, { ...own, origin: "https://evil.example" }))).toBe(403);
    expect(await refusal(listen(wss_url, { cookie }))).toBe(403);
    expect(await refusal(listen(wss_url, {}))).toBe(401);
    expect(await refusal(listen(wss_url.replace("client=northport", "client=larkhaven"), own))).toBe(403);
    expect(
      await refusal(listen(wss_url.replace(/job=[^&]+/, "job=00000000-0000-4000-8000-000000000000"), own)),
    ).toBe(403);
    expect(await refusal(listen(wss_url.replace(/ticket=\d+/, "ticket=9999999999"), own))).toBe(403);
  });

  it("EXP-16, EXP-20: is refused to visitors, for another client, where the flag is off, and where nothing is asked for", async () => {
    const code = async (...asked: Parameters<typeof ask>) => {
      const answer = await ask(...asked);
      return [answer.statusCode, answer.json().error?.code];
    };
    expect(await code(["buildings"], { headers: {} })).toEqual([401, "auth/sign-in-first"]);
    expect(await code(["buildings"], { client: "larkhaven" })).toEqual([403, "export/another-client"]);
    expect(await code([])).toEqual([400, "request/invalid"]);
    bff.api.state.flags = {};
    expect(await code(["buildings"])).toEqual([404, "feature/off"]);
  });

  it("B-15: is made for programs with an API token too, which hear of it and fetch it with that token", async () => {
    gate.resolve();
    const authorization = `Bearer ${await bff.makeToken("northport")}`;
    // Such a token may not ask the API for settings, so the store says what is on.
    const client = await findClientByName(bff.store.shared, "northport");
    const feature_flags = { asyncSummaryReport: { enabled: "enabled" as const } };
    bff.api.state.flags = {};
    await bff.store.withClient(String(client?.id), (tx) => putClientConfig(tx, { feature_flags }));
    const { wss_url, job_id } = (await ask(["bridges"], { headers: { authorization } })).json();
    const message = JSON.parse(await said(listen(wss_url, { authorization })));
    const get = (url: string, headers: Record<string, string>) =>
      bff.app.inject({ url, headers: { host: "localhost", ...headers } });
    expect((await get(message.download_url, { authorization })).body).toBe("a workbook");
    expect((await get(`/bff/jobs/${job_id}`, { authorization })).json()).toMatchObject({ state: "done" });
    const elsewhere = `Bearer ${await bff.makeToken("larkhaven")}`;
    expect((await get(message.download_url, { authorization: elsewhere })).statusCode).toBe(404);
  });
});
