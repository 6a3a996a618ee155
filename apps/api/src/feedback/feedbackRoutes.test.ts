import { findClientByName } from "@stopbank/store/clients";
import { listFeedback, readFeedbackPicture } from "@stopbank/store/feedback";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";
import { picture } from "./testing/pictures.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (body: object, headers: Record<string, string> = {}) => api.post("/feedback", body, headers);
const inClient = async <T>(name: string, work: Parameters<typeof api.store.withClient<T>>[1]) => {
  const client = await findClientByName(api.store.shared, name);
  return api.store.withClient(client?.id ?? "", work);
};
const kept = (client: string) => inClient(client, (tx) => listFeedback(tx, 100));
const attachment = async (filename = "my map.png") => ({
  filename,
  bytes: (await picture("png")).toString("base64"),
});

// Each test begins with nothing sent.
beforeEach(async () => {
  await api.store.shared.deleteFrom("throttles").execute();
  for (const client of ["larkhaven", "openaccess"])
    await inClient(client, (tx) => tx.deleteFrom("feedback").execute());
});

describe("feedback", () => {
  it("ACC-47: is kept with its type, words, layers, event, page and picture, under the account's e-mail", async () => {
    const answer = await send(
      {
        name: "Issue",
        message: "The river is dry.\n\nCurrent layers:\n- Buildings\n- River flood",
        associatedEventId: "0123456789abcdef0123456789abcdef",
        attachment: await attachment(),
        page: "/risk?scene=1",
      },
      api.as("member"),
    );
    expect(answer.statusCode, answer.body).toBe(201);
    const [message, ...others] = await kept("larkhaven");
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      id: answer.json().feedback_id,
      kind: "Issue",
      text: "The river is dry.",
      layers: ["Buildings", "River flood"],
      email: people.member,
      userId: expect.any(String),
      eventId: "0123456789abcdef0123456789abcdef",
      page: "/risk?scene=1",
      state: "new",
      picture: { name: expect.stringMatching(/^feedback-[0-9a-f-]{36}\.webp$/), givenName: "my_map.png" },
    });
    const bytes = await inClient("larkhaven", (tx) => readFeedbackPicture(tx, message?.id ?? ""));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 });
  });

  it("ACC-47: is General where nothing is said of it; ACC-49: of a visitor without an e-mail, or with one", async () => {
    expect((await send({ message: "Kia ora" })).statusCode).toBe(201);
    expect((await send({ message: "Again", email: "aroha@larkhaven.example" })).statusCode).toBe(201);
    expect(await kept("openaccess")).toMatchObject([
      { text: "Again", email: "aroha@larkhaven.example", userId: undefined },
      { text: "Kia ora", kind: "General", email: undefined, layers: [] },
    ]);
  });

  it.each([
    ["no words", { message: " \n " }, 400, "request/invalid"],
    ["a list of layers alone", { message: " \n\nCurrent layers:\n- a" }, 400, "feedback/bad-text"],
    ["too many words", { message: "x".repeat(10_001) }, 400, "feedback/bad-text"],
    ["a type of its own", { name: "Rant", message: "x" }, 400, "request/invalid"],
    ["an e-mail that is none", { message: "x", email: "aroha" }, 400, "request/invalid"],
    ["an e-mail that no database takes", { message: "x", email: "a\0b@bay.example" }, 400, "request/invalid"],
    ["a page elsewhere", { message: "x", page: "https://evil.example" }, 400, "request/invalid"],
    ["something else", { message: "x", state: "done" }, 400, "request/invalid"],
    [
      "a picture that is none",
      { message: "x", attachment: { filename: "a.png", bytes: "AAAA" } },
      400,
      "feedback/no-picture",
    ],
  ])("refuses %s, and keeps nothing", async (_case, body, status, code) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(await kept("openaccess")).toEqual([]);
  });

  it("takes what no database takes: NUL, and half a character", async () => {
    const message = "a\0b\ud800c\n\nCurrent layers:\n- x\0\udc00";
    const answer = await send({ message, page: "/risk?\0" });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await kept("openaccess")).toMatchObject([
      { text: "ab\ufffdc", layers: ["x\ufffd"], page: "/risk?" },
    ]);
  });

  it("ACC-49: takes 10 pictures and 30 messages a day of a person, then says how long to wait", async () => {
    const headers = api.as("member");
    const withPicture = async () => send({ message: "Look", attachment: await attachment() }, headers);
    for (let i = 0; i < 10; i++) expect((await withPicture()).statusCode).toBe(201);
    const refused = await withPicture();
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, "feedback/too-many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_600);
    // What was refused with its picture has not counted as a message either.
    for (let i = 0; i < 20; i++) expect((await send({ message: "Words" }, headers)).statusCode).toBe(201);
    const last = await send({ message: "Words" }, headers);
    expect([last.statusCode, last.json().error.code]).toEqual([429, "feedback/too-many"]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(600);
    expect((await kept("larkhaven")).length).toBe(30);
    // Others are not kept from it, nor visitors from the same address.
    expect((await send({ message: "Me" }, api.as("admin", "larkhaven"))).statusCode).toBe(201);
    expect((await send({ message: "Me" })).statusCode).toBe(201);
  });

  it("ACC-49: counts visitors by network, however many ask at once", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send({ message: "Words" }, from("192.0.2.7"))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(30);
    expect((await send({ message: "Words" }, from("192.0.2.8"))).statusCode).toBe(201);
  });

  it("counts nothing for what could not be kept for reasons of ours", async () => {
    const { store } = api;
    const working = store.withClient;
    Object.assign(store, { withClient: () => Promise.reject(new Error("away")) });
    for (let i = 0; i < 31; i++) expect((await send({ message: "Words" })).statusCode).toBe(500);
    Object.assign(store, { withClient: working });
    expect((await send({ message: "Words" })).statusCode).toBe(201);
  });
});
