import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { Asker } from "../work/asker.ts";
import { createGeocoder, type Geocoder, type GeocoderLimits } from "./geocoder.ts";

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

let server: Server;
let url: URL;
let answer: Answer;
let asked: URL[] = [];
const made: Geocoder[] = [];
let failures: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(new URL(request.url ?? "", "http://geocoder"));
    answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterEach(async () => {
  await Promise.all(made.splice(0).map((each) => each.close()));
  asked = [];
  failures = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits: GeocoderLimits = {
  answerMs: 10_000,
  waitMs: 10_000,
  pauseMs: 60_000,
  probeMs: 60_000,
  membersPerMinute: 5,
  visitorsPerMinute: 2,
};
const geocoder = (inOwnNetwork = true, more: Partial<GeocoderLimits> = {}) => {
  const one = createGeocoder({ url, inOwnNetwork }, (error) => failures.push(error), { ...limits, ...more });
  made.push(one);
  return one;
};
const member = (site = "user:1", { signal } = new AbortController()): Asker => ({
  ...{ budgetHolder: site, site, isVisitor: false, signal },
  turn: async () => undefined,
});
const visitor: Asker = { ...member("network:1"), isVisitor: true };
const question = (text: string) => ({ text, countryCodes: ["nz"], near: [172.93, -40.3] as const });

const places =
  (...codes: readonly string[]): Answer =>
  (_request, reply) => {
    const features = codes.map((countrycode) => ({
      geometry: { type: "Point", coordinates: [1, 2] },
      properties: { name: `Place in ${countrycode}`, countrycode },
    }));
    reply.setHeader("content-type", "application/json").end(JSON.stringify({ features }));
  };

it("AMB-09 is asked with the client's countries, near its data, and its answers elsewhere are left out", async () => {
  answer = places("NZ", "AU", "NZ");
  const found = await geocoder().find(question("kauri & co"), member());
  expect(found.map(({ title }) => title)).toEqual(["Place in NZ", "Place in NZ"]);
  const [{ pathname, searchParams }] = asked as [URL];
  expect(pathname).toBe("/api");
  expect(searchParams.get("q")).toBe("kauri & co");
  expect(searchParams.getAll("countrycode")).toEqual(["NZ"]);
  expect([searchParams.get("lon"), searchParams.get("lat")]).toEqual(["172.93", "-40.30"]);
});

it("AMB-09 answers the same question from memory for a while", async () => {
  answer = places("NZ");
  const one = geocoder();
  for (let i = 0; i < 3; i++) expect(await one.find(question("kauri"), member())).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

it("AMB-09 is asked so much by a caller and no more, whoever else asks", async () => {
  answer = places("NZ");
  const one = geocoder();
  for (let i = 0; i < 4; i++) await one.find(question(`kauri ${i}`), visitor);
  expect(asked).toHaveLength(2);
  expect(await one.find(question("rata"), member())).toHaveLength(1);
});

/** A small answer, packed from one larger than may be read. */
const packed =
  (encoding: string, pack: (text: string) => Buffer): Answer =>
  (_request, reply) => {
    reply.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
    reply.end(pack(`{"features":[]${" ".repeat(2_000_000)}}`));
  };
const told = () => JSON.stringify(failures, ["message", "stack", "code", "facts", "why", "cause", "input"]);

it.each<[string, Answer, string]>([
  ["fails", (_request, reply) => reply.writeHead(500).end("no"), "it answered 500"],
  ["has too many to answer", (_request, reply) => reply.writeHead(429).end(), "it answered 429"],
  ["answers something else", (_request, reply) => reply.end("<html>"), "it answered no JSON"],
  [
    "repeats the question",
    ({ url: asks = "" }, reply) => reply.end(new URL(asks, url).searchParams.get("q")),
    "no JSON",
  ],
  ["sends elsewhere", (_request, reply) => reply.writeHead(302, { location: "/other" }).end(), "302"],
  ["hangs up", (_request, reply) => reply.destroy(), "UND_ERR_SOCKET"],
  ["answers packed by gzip", packed("gzip", gzipSync), "it answered packed"],
  ["answers packed by brotli", packed("br", brotliCompressSync), "it answered packed"],
  [
    "answers without end",
    (_request, reply) => {
      reply.writeHead(200, { "content-type": "application/json" });
      reply.end(`{"features":[${"1,".repeat(300_000)}1]}`);
    },
    "UND_ERR_RES_EXCEEDED_MAX_SIZE",
  ],
])(
  "AMB-09 that %s finds nothing, is told to whoever runs it, and after three times in a row is left alone for a while",
  async (_what, how, why) => {
    answer = how;
    const one = geocoder();
    for (let i = 0; i < 3; i++)
      expect(await one.find(question(`mine ${i}`), member(`user:${i}`))).toEqual([]);
    expect(failures).toHaveLength(3);
    expect(failures).toEqual(
      failures.map(() => expect.objectContaining({ facts: { why: expect.stringContaining(why) } })),
    );
    expect(told()).not.toContain("mine");
    expect(asked).toHaveLength(3);
    answer = places("NZ");
    expect(await one.find(question("another"), member())).toEqual([]);
    expect(asked).toHaveLength(3);
  },
);

it("AMB-09 that fails at one caller's questions is asked no more of that caller, and goes on for everybody else", async () => {
  const one = geocoder(true, { membersPerMinute: 60 });
  answer = (request, reply) =>
    request.url?.includes("slow") ? reply.writeHead(504).end() : places("NZ")(request, reply);
  for (let i = 0; i < 5; i++) expect(await one.find(question(`slow ${i}`), member())).toEqual([]);
  // After three in a row they are asked no more.
  expect(asked).toHaveLength(3);
  expect(await one.find(question("rata"), member())).toEqual([]);
  expect(await one.find(question("rata"), member("user:2"))).toHaveLength(1);
  expect(asked).toHaveLength(4);
  // What another had answered costs nobody anything.
  expect(await one.find(question("rata"), member())).toHaveLength(1);
});

it("AMB-09 that fails for several is asked one question now and then, and by everybody once that is answered", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const one = geocoder();
  answer = (_request, reply) => reply.writeHead(500).end();
  for (let i = 0; i < 6; i++) await one.find(question(`kauri ${i}`), member(`user:${i}`));
  expect(asked).toHaveLength(3);
  const held: Array<() => void> = [];
  answer = (request, reply) => held.push(() => places("NZ")(request, reply));
  vi.advanceTimersByTime(limits.probeMs);
  const probe = one.find(question("rata"), member("user:7"));
  await expect.poll(() => held.length).toBe(1);
  // Others do not wait for what may never come.
  expect(await one.find(question("totara"), member("user:8"))).toEqual([]);
  for (const go of held) go();
  expect(await probe).toHaveLength(1);
  answer = places("NZ");
  expect(await one.find(question("totara"), member("user:8"))).toHaveLength(1);
});

it("AMB-09 that fails now and then, or takes a question for a bad one, is asked on", async () => {
  const one = geocoder(true, { membersPerMinute: 60 });
  const asks = async (status: number, text: string) => {
    answer = status === 200 ? places("NZ") : (_request, reply) => reply.writeHead(status).end();
    return (await one.find(question(text), member())).length;
  };
  const statuses = [500, 500, 200, 429, 503, 200, 400, 400, 400, 404, 400, 200];
  const found: number[] = [];
  for (const [i, status] of statuses.entries()) found.push(await asks(status, `kauri ${i}`));
  expect(found).toEqual(statuses.map((status) => (status === 200 ? 1 : 0)));
  expect(failures).toHaveLength(9);
});

it("AMB-09 is asked one thing of a caller at a time, who keeps nobody else from it", async () => {
  const held: Array<() => void> = [];
  answer = (request, reply) => held.push(() => places("NZ")(request, reply));
  const one = geocoder(true, { membersPerMinute: 60 });
  const burst = Array.from({ length: 30 }, (_, i) => one.find(question(`kauri ${i}`), member()));
  // No connection is free for more than a few of them: they are answered while the first is still held.
  expect((await Promise.all(burst.slice(4))).flat()).toEqual([]);
  const other = one.find(question("rata"), member("user:2"));
  await expect
    .poll(() => asked.map(({ searchParams }) => searchParams.get("q")))
    .toEqual(["kauri 0", "rata"]);
  answer = places("NZ");
  for (const go of held) go();
  expect(await other).toHaveLength(1);
  expect((await Promise.all(burst)).map((found) => found.length)).toEqual([1, 1, 1, 1, ...Array(26).fill(0)]);
  expect(failures).toEqual([]);
});

it("AMB-09 drops the question of a caller who has gone, asked or not", async () => {
  let hasEnded = false;
  answer = ({ socket }) => socket.once("close", () => (hasEnded = true));
  const one = geocoder();
  const [first, second] = [new AbortController(), new AbortController()];
  const asks = [
    one.find(question("k"), member("user:1", first)),
    one.find(question("ka"), member("user:1", second)),
  ];
  await expect.poll(() => asked).toHaveLength(1);
  answer = places("NZ");
  second.abort(new Error("typed on"));
  first.abort(new Error("typed on"));
  expect(await Promise.all(asks)).toEqual([[], []]);
  await expect.poll(() => hasEnded).toBe(true);
  expect(await one.find(question("kauri"), member())).toHaveLength(1);
  expect(asked.map(({ searchParams }) => searchParams.get("q"))).toEqual(["k", "kauri"]);
  expect(failures).toEqual([]);
});

it("AMB-09 does not wait long for its turn", async () => {
  answer = () => undefined;
  const one = geocoder(true, { waitMs: 20 });
  const gone = new AbortController();
  const first = one.find(question("kauri"), member("user:1", gone));
  expect(await one.find(question("rata"), member())).toEqual([]);
  expect(failures).toEqual([]);
  gone.abort();
  expect(await first).toEqual([]);
});

it("AMB-09 that says nothing is waited for as long as it may take, and asked again after its pause", async () => {
  answer = () => undefined;
  const one = geocoder(true, { answerMs: 50, pauseMs: 0 });
  expect(await one.find(question("kauri"), member())).toEqual([]);
  expect(failures).toHaveLength(1);
  answer = places("NZ");
  expect(await geocoder(true, { pauseMs: 0 }).find(question("kauri"), member())).toHaveLength(1);
});

it("AMB-09 in a private network is not reached unless the installation says that it is there", async () => {
  answer = places("NZ");
  expect(await geocoder(false).find(question("kauri"), member())).toEqual([]);
  expect(asked).toEqual([]);
  expect(failures).toEqual([expect.objectContaining({ code: "search/forbidden-geocoder" })]);
});
