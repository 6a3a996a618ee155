import type { ClientJobsPage } from "@stopbank/contract/client-jobs";
import type { InboxMessage, InboxPage } from "@stopbank/contract/inbox";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";
import { picture } from "./testing/pictures.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const admin = () => api.as("admin", "larkhaven");
const send = async (message: string, more: object = {}): Promise<string> =>
  (await api.post("/feedback", { message, ...more }, api.as("member"))).json().feedback_id;
const list = async (query = "") =>
  (await api.get(`/client/feedback${query}`, admin())).json<InboxPage>().messages;
const change = (method: "PUT" | "DELETE", path: string, payload?: object, headers = admin()) =>
  api.app.inject({ method, url: `/client/feedback/${path}`, headers, ...(payload && { payload }) });
const trail = async (action: string) =>
  (await api.get(`/client/audit_trail?action=${action}`, admin())).json().events as { details: object }[];

describe("the inbox", () => {
  it("lists what was said, with where it was sent from, and one by itself", async () => {
    const id = await send("The river is dry.\n\nCurrent layers:\n- River flood", {
      name: "Issue",
      page: "/risk?v=1&l=h:flood",
    });
    const [message] = await list("?state=new&search=RIVER");
    expect(message).toEqual({
      feedback_id: id,
      at: expect.any(String),
      kind: "Issue",
      state: "new",
      text: "The river is dry.",
      layers: ["River flood"],
      email: people.member,
      is_member: true,
      page: "/risk?v=1&l=h:flood",
      picture: null,
    });
    expect((await api.get(`/client/feedback/${id}`, admin())).json<InboxMessage>()).toEqual(message);
    expect(await list("?search=lake")).toEqual([]);
  });

  it("changes how far one has come, with how far it had in the trail, once", async () => {
    const id = await send("A comment");
    const put = (state: string) => change("PUT", `${id}/state`, { state });
    expect((await put("done")).json()).toEqual({ feedback_id: id, state: "done", before: "new" });
    expect((await put("done")).json()).toMatchObject({ before: "done" });
    expect((await put("new")).json()).toMatchObject({ before: "done" });
    expect(await trail("feedback.state-changed")).toMatchObject([
      { subject: id, details: { before: "done", after: "new" } },
      { subject: id, actor: { email: people.admin }, details: { before: "new", after: "done" } },
    ]);
    expect((await put("lost")).statusCode).toBe(400);
  });

  it("E-07: gives the picture as an attachment to administrators of its client alone", async () => {
    const attachment = { filename: "map.png", bytes: (await picture("png")).toString("base64") };
    const id = await send("With a picture", { attachment });
    const url = `/client/feedback/${id}/picture`;
    const answer = await api.get(url, admin());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": `attachment; filename="feedback-${id}.webp"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe("webp");
    expect((await api.get(url, api.as("admin", "northport"))).statusCode).toBe(404);
    for (const person of ["member", "editor"] as const)
      expect((await api.get(url, api.as(person))).statusCode).toBe(403);
  });

  it("deletes one for good and says so in the trail, without what was said", async () => {
    const id = await send("My telephone number is 021 555 0101");
    expect((await change("DELETE", id)).json()).toEqual({ feedback_id: id });
    for (const answer of [await change("DELETE", id), await api.get(`/client/feedback/${id}`, admin())])
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, "feedback/unknown"]);
    const events = await trail("feedback.deleted");
    expect(events).toMatchObject([{ subject: id, details: { before: "new", after: "deleted" } }]);
    expect(JSON.stringify(events)).not.toContain("555");
  });

  it("counts by state", async () => {
    const before = (await api.get("/client/feedback/counts", admin())).json();
    const id = await send("One more");
    await change("PUT", `${id}/state`, { state: "open" });
    const after = (await api.get("/client/feedback/counts", admin())).json();
    expect(after).toEqual({ ...before, open: before.open + 1 });
    const others = await api.get("/client/feedback/counts", api.as("admin", "northport"));
    expect(others.json()).toEqual({ new: 0, open: 0, done: 0 });
  });

  it.each([
    ["/client/feedback?cursor=x", "feedback/bad-cursor"],
    ["/client/feedback?state=lost", "request/invalid"],
    ["/client/feedback/not-an-id", "request/invalid"],
    ["/client/jobs?cursor=x", "jobs/bad-cursor"],
    ["/client/jobs?kind=%27", "request/invalid"],
  ])("A-44: refuses %s", async (url, code) => {
    const answer = await api.get(url, admin());
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  });
});

describe("jobs of the client", () => {
  it("are none where there are none", async () => {
    expect((await api.get("/client/jobs", admin())).json<ClientJobsPage>()).toEqual({
      jobs: [],
      next_cursor: null,
    });
    expect((await api.get("/client/jobs/kinds", admin())).json()).toEqual([]);
  });
});
