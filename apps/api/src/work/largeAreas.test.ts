import { randomUUID } from "node:crypto";
import { mostIds } from "@stopbank/contract/selection";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InjectedAnswer, type RunningApi, startApi } from "../testing/startApi.ts";
import { inlinePositions } from "./areaWork.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Spikes round the tiny dataset's wells; each turn makes another area. */
const star = (positions: number, turn = 0) => {
  const ring = Array.from({ length: positions - 1 }, (_, i): [number, number] => {
    const angle = turn + (2 * Math.PI * i) / (positions - 1);
    const radius = i % 2 === 0 ? 3 : 0.5;
    return [172.9 + radius * Math.cos(angle), -40.3 + radius * Math.sin(angle)];
  });
  return { type: "Polygon", coordinates: [[...ring, ring[0]!]] };
};
const stats = "/asset/exposure/stats/openaccess-wells/openaccess_m7";
const from = (network: string) => ({ "x-forwarded-for": network });
const code = (answer: InjectedAnswer) => answer.json().error.code;

it("a body of a hundred thousand names is refused, wherever they stand", async () => {
  const named = (value: unknown) =>
    Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`a${i}`, value]));
  for (const body of [
    { identifying_information: { wells: named({}) } },
    { identifying_information: named({}) },
    { prefiltered_asset_ids: named([]) },
  ]) {
    const answer = await api.post(`${stats}/all`, body);
    expect([answer.statusCode, code(answer)]).toEqual([400, "request/too-many-names"]);
  }
  const few = await api.post(`${stats}/all`, { prefiltered_asset_ids: { "openaccess-wells": [] } });
  expect(few.statusCode).toBe(200);
});

it("a body of more ids than the event loop can take over at once is refused, over all layers", async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`);
  const named = (first: number, second: number) => ({
    prefiltered_asset_ids: { "openaccess-wells": ids(first), others: ids(second) },
  });
  for (const body of [named(mostIds + 1, 0), named(mostIds, 1)]) {
    const answer = await api.post(`${stats}/all`, body);
    expect([answer.statusCode, code(answer)]).toEqual([413, "request/too-many-ids"]);
  }
  // So many are looked up, and these are no elements of the layer.
  const most = await api.post(`${stats}/all`, named(mostIds, 0));
  expect([most.statusCode, code(most)]).toEqual([404, "elements/unknown"]);
});

describe("an area of 99,999 positions", () => {
  it("leaves the event loop to others: more than twenty calls are answered before it is", async () => {
    let isDone = false;
    const large = api.post(`${stats}/body`, { area: star(99_999) }, from("203.0.113.1")).then((answer) => {
      isDone = true;
      return answer;
    });
    let meanwhile = 0;
    while (!isDone) {
      expect((await api.get("/regions", from("203.0.113.2"))).statusCode).toBe(200);
      if (!isDone) meanwhile++;
    }
    expect((await large).statusCode).toBe(200);
    expect(meanwhile).toBeGreaterThan(20);
  });

  it("gives the same numbers in every form: in the body, kept, and below what a thread is needed for", async () => {
    const numbersOf = (answer: InjectedAnswer) => answer.json()[0].data.assessment;
    const inBody = await api.post(`${stats}/body`, { area: star(99_999) });
    const kept = await api.post("/areas", { geometry: star(99_999) });
    expect(kept.json().geometry).toEqual(star(99_999));
    const byId = await api.post(`${stats}/area:${kept.json().area_id}`, {});
    const fetched = await api.get(`/areas/${kept.json().area_id}`);
    expect(fetched.json()).toEqual(kept.json());
    expect(numbersOf(byId)).toEqual(numbersOf(inBody));
    const text = star(2_301)
      .coordinates[0]?.map(([x, y]) => `${x.toFixed(7)},${y.toFixed(7)}`)
      .join(";");
    expect(text?.split(";").length).toBeGreaterThan(inlinePositions);
    expect(numbersOf(await api.post(`${stats}/${text}`, {}))).toEqual(
      numbersOf(await api.post(`${stats}/body`, { area: star(2_301) })),
    );
  });

  it("is refused in the same words as a small one", async () => {
    const crossed = (positions: number) => {
      const { type, coordinates } = star(positions);
      const ring = coordinates[0]!.map((position, i) => (i === 1 ? [169, -40.3] : position));
      return { type, coordinates: [ring] };
    };
    const broken = (positions: number) => ({
      type: "Polygon",
      coordinates: [Array.from({ length: positions }, () => "x")],
    });
    for (const area of [crossed, broken, star]) {
      const beyond = area === star ? 100_002 : 99_999;
      const large = await api.post(`${stats}/body`, {
        area: area(beyond),
        extra: area === star ? 1 : undefined,
      });
      const small = await api.post(`${stats}/body`, { area: area(9), extra: area === star ? 1 : undefined });
      expect([large.statusCode, code(large)]).toEqual([small.statusCode, code(small)]);
    }
    const malformed = await api.app.inject({
      method: "POST",
      url: `${stats}/body`,
      headers: { "content-type": "application/json" },
      payload: `{"area":${"[".repeat(300_000)}`,
    });
    expect([malformed.statusCode, code(malformed)]).toEqual([400, "request/malformed"]);
  });
});

describe("what a caller may have worked out", () => {
  it("is a number of positions in a minute, by network: then 429 with a time to come back, to nobody else", async () => {
    const own = await startApi({ config: { visitorPositions: 150_000, memberPositions: 150_000 } });
    const ask = (turn: number, headers: Record<string, string>) =>
      own.post(`${stats}/body`, { area: star(99_999, turn) }, headers);
    expect((await ask(0, from("2001:db8::1"))).statusCode).toBe(200);
    const refused = await ask(1e-7, from("2001:db8::2"));
    expect([refused.statusCode, code(refused)]).toEqual([429, "area/too-many-positions"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await own.post(`${stats}/body`, { area: star(9) }, from("2001:db8::2"))).statusCode).toBe(200);
    expect((await ask(0, from("2001:db8:1::1"))).statusCode).toBe(200);
    await own.stop();
  });

  it("is so much at once: of forty large areas at a time some are answered and the rest told when to come back", async () => {
    const own = await startApi({ config: { visitorPositions: 1_000_000_000 } });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        own.post(`${stats}/body`, { area: star(20_001, i * 1e-6) }, from("203.0.113.3")),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const answer of refused) {
      expect([answer.statusCode, code(answer)]).toEqual([429, "work/too-many-at-once"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    await own.stop();
  });
});

describe("areas kept", () => {
  const triangle = () => {
    const x = 100 + Number.parseInt(randomUUID().slice(0, 8), 16) / 1e9;
    return {
      type: "Polygon",
      coordinates: [
        [
          [x, 0],
          [x + 1, 0],
          [x, 1],
          [x, 0],
        ],
      ],
    };
  };
  const keep = (own: RunningApi, headers: Record<string, string>, geometry: object = triangle()) =>
    own.post("/areas", { geometry }, headers);

  it("are so many an hour for a network, also when all come at once; members and other networks keep theirs", async () => {
    const own = await startApi({ config: { visitorAreas: 5 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(own, from("203.0.113.4"))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map(code))).toEqual(new Set(["area/kept-too-many"]));
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(60);
    expect((await keep(own, from("203.0.113.5"))).statusCode).toBe(201);
    expect((await keep(own, { ...from("203.0.113.4"), ...own.as("member") })).statusCode).toBe(201);
    // One that is kept already costs nothing.
    const [first] = answers.filter(({ statusCode }) => statusCode === 201);
    expect((await keep(own, from("203.0.113.4"), first?.json().geometry)).statusCode).toBe(201);
    await own.stop();
  });

  it("are so many bytes a day for all visitors of a client, whatever the networks", async () => {
    const own = await startApi({ config: { clientAreaBytes: 10_000 } });
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push((await keep(own, from(`203.0.113.${i + 10}`))).statusCode);
    const kept = statuses.indexOf(429);
    expect(kept).toBeGreaterThan(0);
    expect(statuses.slice(kept).every((status) => status === 429)).toBe(true);
    expect((await keep(own, own.as("member"))).statusCode).toBe(201);
    await own.stop();
  });
});
