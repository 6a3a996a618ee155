import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { chargeTexts } from "./textBudget.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const megabytes = (count: number) => count * 1_048_576;
const clientIdOf = async (name: string) => (await findClientByName(api.store.shared, name))?.id ?? "";
const refused = { code: "content/too-many-texts", facts: { retryAfterSeconds: expect.any(Number) } };

it("one person writes so much in an hour, long texts counting for more, while others of the client go on", async () => {
  const clientId = await clientIdOf("larkhaven");
  const write = (who: string, bytes: number) =>
    chargeTexts(api.store, clientId, { budgetHolder: who }, bytes);
  await write("user:a", 10);
  await write("user:a", megabytes(149));
  await expect(write("user:a", megabytes(4))).rejects.toMatchObject(refused);
  // What is short is kept still.
  await write("user:a", 10);
  await write("user:b", megabytes(1));
});

it("all of a client write so much in a day, and other clients are not kept from writing", async () => {
  const write = async (client: string, who: string) =>
    chargeTexts(api.store, await clientIdOf(client), { budgetHolder: who }, megabytes(128));
  for (let person = 0; person < 8; person++) await write("northport", `user:n${person}`);
  await expect(write("northport", "user:n9")).rejects.toMatchObject(refused);
  await write("larkhaven", "user:n9");
});

it("is counted by every call that keeps a version: a text, a draft that is published, one put back, one withdrawn, an import", async () => {
  const headers = api.as("editor", "larkhaven");
  const body = { title: "Pipes", body: "Words" };
  const put = (base: number) =>
    api.app.inject({
      ...{ method: "PUT", url: "/client/texts/help", headers },
      payload: { name: "a.md", base, body },
    });
  expect((await put(0)).statusCode).toBe(200);
  const saved = await api.app.inject({
    ...{ method: "PUT", url: "/client/drafts/help", headers },
    payload: { name: "a.md", revision: null, base: 1, body },
  });
  // As if all of the allowance had been used, and an hour's more.
  await api.store.shared
    .updateTable("throttles")
    .set({ blocked_until: new Date(Date.now() + 3_600_000) })
    .execute();
  const { revision } = saved.json();
  const answers = [
    await put(1),
    await api.post("/client/drafts/help/publish", { name: "a.md", revision }, headers),
    await api.post("/client/texts/help/restore", { name: "a.md", base: 1, version: 1 }, headers),
    await api.post("/client/texts/help/withdraw", { name: "a.md", base: 1 }, headers),
    await api.app.inject({
      ...{ method: "POST", url: "/client/content/import?kind=help&name=a.md" },
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: Buffer.from("title: Pipes\nbody: Others\n"),
    }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, "content/too-many-texts"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await api.get("/client/texts/help?name=a.md", headers)).json().version).toBe(1);
});
