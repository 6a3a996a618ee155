import { contentDocument } from "@stopbank/contract/content-documents";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const as = () => api.as("editor", "larkhaven");
const put = (kind: string, payload: object) =>
  api.app.inject({ method: "PUT", url: `/client/texts/${kind}`, headers: as(), payload });
const withdraw = (kind: string, payload: object) => api.post(`/client/texts/${kind}/withdraw`, payload, as());
const restore = (kind: string, payload: object) => api.post(`/client/texts/${kind}/restore`, payload, as());
const get = async (url: string) => (await api.get(url, as())).json();
const steps = [{ title: "The river", sections: [{ header: "Rain" }] }];
const story = { title: "A flood", description: "", chapters: [{ title: "One", steps }] };

it("a story that is withdrawn is found by nobody, and may be restored from its history", async () => {
  await put("story", { name: "1", base: 0, body: story });
  expect(await get("/risk/stories/")).toHaveLength(1);
  expect((await withdraw("story", { name: "1", base: 0 })).json().error.code).toBe(
    "content/changed-meanwhile",
  );
  expect((await withdraw("story", { name: "1", base: 1 })).json()).toEqual({ version: 2 });
  expect(await get("/risk/stories/")).toEqual([]);
  expect(await get("/client/texts/story?name=1")).toMatchObject({ version: 2, body: null });
  const listed = (await get("/client/texts")).find(({ kind }: { kind: string }) => kind === "story");
  expect(listed).toMatchObject({ name: "1", version: 2, is_withdrawn: true, withdrawn_title: "A flood" });
  const { versions } = await get("/client/texts/story/history?name=1");
  expect(versions.map(({ is_withdrawn }: { is_withdrawn: boolean }) => is_withdrawn)).toEqual([true, false]);
  const trail = await api.get("/client/audit_trail?action=content.changed", api.as("admin", "larkhaven"));
  expect(trail.json().events[0]).toMatchObject({
    subject: "story 1",
    details: { before: "version 1", after: "version 2, withdrawn" },
  });
  expect((await restore("story", { name: "1", base: 2, version: 1 })).json()).toEqual({ version: 3 });
  expect(await get("/risk/stories/")).toMatchObject([{ id: 1, title: "A flood" }]);
  const again = (await get("/client/texts")).find(({ kind }: { kind: string }) => kind === "story");
  expect(again).toMatchObject({ is_withdrawn: false, withdrawn_title: null });
  // And so may the withdrawal.
  expect((await restore("story", { name: "1", base: 3, version: 2 })).json()).toEqual({ version: 4 });
  expect(await get("/risk/stories/")).toEqual([]);
});

it("GUI-17: a client that withdraws its own reads the installation's again", async () => {
  const glossary = (content: string) => ({ content });
  await api.store.withoutClient((tx) =>
    putInstallationContent(tx, contentDocument("glossary", glossary("AEP | Theirs"))),
  );
  await put("glossary", { base: 0, body: glossary("AEP | Ours") });
  expect((await get("/cms/glossary")).data).toEqual(glossary("AEP | Ours"));
  await withdraw("glossary", { base: 1 });
  expect((await get("/cms/glossary")).data).toEqual(glossary("AEP | Theirs"));
});

it("a help text that is withdrawn is none, and a page of which there is always one is not withdrawn", async () => {
  await put("help", { name: "pipes.md", base: 0, body: { title: "Pipes", body: "" } });
  await withdraw("help", { name: "pipes.md", base: 1 });
  expect((await api.get("/help/pipes.md", as())).statusCode).toBe(404);
  expect((await withdraw("landingPage", { base: 0 })).json().error.code).toBe("content/not-withdrawn");
  expect((await withdraw("story", { name: "../1", base: 0 })).json().error.code).toBe("content/bad-name");
});
