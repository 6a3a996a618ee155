import type { ApiTransport } from "@stopbank/bff/in-process";
import { findClientByName } from "@stopbank/store/clients";
import { createJob, createJobSeal } from "@stopbank/store/jobs";
import { findUserByEmail } from "@stopbank/store/users";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { canaries, emailOf } from "./canaries.ts";
import { foreignMarkers, textsOf } from "./foreignMarkers.ts";
import { leaksInMail, walk } from "./walk.ts";
import { startWalkedProduct, type WalkedProduct } from "./walkedProduct.ts";

const [kea, tui] = canaries;
/** What the API answers besides, as if a condition were missing somewhere. */
const spoiled = { header: "", body: "", log: "" };
const spoil = (api: ApiTransport): ApiTransport => ({
  ...api,
  send: async (call) => {
    const answer = await api.send(call);
    if (spoiled.log !== "")
      product.say(JSON.stringify({ reqId: call.headers["x-request-id"], msg: spoiled.log }));
    if (spoiled.header !== "")
      return { ...answer, headers: { ...answer.headers, "content-disposition": spoiled.header } };
    return spoiled.body === ""
      ? answer
      : {
          ...answer,
          body: Buffer.from(JSON.stringify(spoiled.body)),
          headers: { "content-type": "application/json" },
        };
  },
});

let product: WalkedProduct;
beforeAll(async () => {
  product = await startWalkedProduct(spoil);
});
afterEach(() => void Object.assign(spoiled, { header: "", body: "", log: "" }));
afterAll(() => product.close());

it("E-05, E-07, E-12: 300 random requests as everybody find nothing of another client, and no failure of ours", async () => {
  const { leaks, failures, reached, searched } = await walk(product, 300, 20_261_124);
  expect(leaks).toEqual([]);
  expect(failures).toEqual([]);
  // It has to get somewhere: calls that were answered, messages, mails.
  expect(reached.size).toBeGreaterThan(30);
  expect(searched.answers).toBe(300);
  for (const each of [searched.messages, searched.mails, searched.logBytes]) expect(each).toBeGreaterThan(0);
}, 300_000);

describe("E-05: the walk finds what leaks", () => {
  const wheres = async () =>
    new Set((await walk(product, 30, 7)).leaks.map(({ where }) => where.split(" ", 1)[0]));

  it.each(["header", "body", "log"] as const)("into a %s", async (place) => {
    spoiled[place] = `a word of ${tui.secret}`;
    expect(await wheres()).toContain(place === "log" ? "log" : "answer");
  });

  it("by a name that nobody had sent, and not by one that was", () => {
    const all = canaries.map((canary) => ({ canary, ids: new Set<string>() }));
    expect(foreignMarkers(`{"type":"${tui.name}-wells"}`, kea, all, "GET /api/layer")).toHaveLength(1);
    expect(foreignMarkers(`No ${tui.name}-wells here`, kea, all, `GET /api/${tui.name}-wells`)).toEqual([]);
    expect(foreignMarkers(tui.secret.toUpperCase(), kea, all, tui.secret)).toHaveLength(1);
  });

  it("into a tile, packed or not", async () => {
    const cookie = await loggedIn(emailOf(tui, "member"));
    const { bytes, type, encoding } = await tileOf(cookie);
    expect(encoding).toBe("gzip");
    const all = canaries.map((canary) => ({ canary, ids: new Set<string>() }));
    const leaks = foreignMarkers(textsOf(bytes, { type, encoding }), kea, all, "");
    expect(leaks).toContainEqual({ marker: tui.name, of: tui.name });
  });

  it("into a mail", () => {
    const sentBy = new Map(canaries.map((canary) => [canary, ""]));
    const to = emailOf(tui, "member");
    expect(leaksInMail(`Kia ora, ${tui.secret}`, to, sentBy)).toEqual([]);
    expect(leaksInMail(`Kia ora, ${kea.secret}`, to, sentBy)).toHaveLength(1);
    expect(leaksInMail(`${tui.secret} and ${kea.secret}`, to, sentBy)).toHaveLength(2);
    // Whom an administrator invites is told of the administrator's organisation.
    expect(leaksInMail(`Kia ora, ${kea.secret}`, to, sentBy.set(kea, `["${to}"]`))).toEqual([]);
  });

  it("into a socket's message", async () => {
    const ownerUserId = (await findUserByEmail(product.store.shared, emailOf(kea, "admin")))?.id ?? "";
    const client = await findClientByName(product.store.shared, kea.name);
    await product.store.withClient(client?.id ?? "", (tx) =>
      createJob(tx, createJobSeal(Buffer.alloc(32, 2)), {
        ownerUserId,
        kind: "walk.leak",
        title: `A job of ${tui.secret}`,
        idempotencyKey: "leak",
        parameters: {},
        keptDays: 1,
        most: { ofOwner: 100, ofClient: 100, hourly: 100 },
      }),
    );
    expect(await wheres()).toContain("socket");
  });
});

async function loggedIn(email: string): Promise<string> {
  const answer = await request(new URL("/bff/session", product.origin), {
    method: "POST",
    headers: { host: "localhost", "x-requested-by": "stopbank", "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Stopbank-1" }),
  });
  await answer.body.dump();
  return String([answer.headers["set-cookie"] ?? []].flat()[0]).split(";", 1)[0] ?? "";
}

async function tileOf(cookie: string) {
  const answer = await request(
    new URL(
      `/api/tiles/${tui.name}/${product.versions[tui.name]}/vector/${tui.name}-wells/0/0/0.mvt`,
      product.origin,
    ),
    { headers: { host: "localhost", "x-requested-by": "stopbank", "accept-encoding": "gzip", cookie } },
  );
  return {
    bytes: Buffer.from(await answer.body.arrayBuffer()),
    type: String(answer.headers["content-type"]),
    encoding: String(answer.headers["content-encoding"]),
  };
}
