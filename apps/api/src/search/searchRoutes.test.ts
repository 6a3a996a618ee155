import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const search = (question: string, person: SeededPerson = "member") =>
  api.get(`/search/places?search_query=${encodeURIComponent(question)}`, api.as(person));

it("MAP-16, AMB-09 names of the client's data lead to where they are", async () => {
  const answer = await search("otara");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual([
    {
      ...{ kind: "region", title: "Ōtara", detail: "Suburbs" },
      position: [expect.closeTo(172.8175, 9), expect.closeTo(-40.35, 9)],
      bounds: [172.79, -40.41, 172.845, -40.29],
    },
  ]);
});

it("MAP-16 an element that is found is one the other calls know", async () => {
  const [found] = (await search("building 3/1")).json();
  expect(found).toMatchObject({ kind: "element", detail: "Buildings", asset_type: "buildings" });
  const sentence = await api.get(`/asset/sentence/${found.asset_type}/${found.asset_id}`, api.as("member"));
  expect(sentence.body).toContain("Building 3/1 is a shop");
});

it("MAP-16 visitors find what the public client has, and nothing of another's", async () => {
  expect((await search("otara", "visitor")).json()).toEqual([]);
  expect((await search("otara", "other")).json()).toEqual([]);
});

it.each([
  ["an empty question", ""],
  ["a question that is too long", "o".repeat(101)],
])("MAP-16 %s is refused", async (_what, question) => {
  const answer = await search(question);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("search_query");
});
