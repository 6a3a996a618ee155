import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
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
  pauseMs: 60_000,
  membersPerMinute: 5,
  visitorsPerMinute: 2,
};
const geocoder = (inOwnNetwork = true, more: Partial<GeocoderLimits> = {}) => {
  const one = createGeocoder({ url, inOwnNetwork }, (error) => failures.push(error), { ...limits, ...more });
  made.push(one);
  return one;
};
const member = (site = "user:1"): Asker => ({
  ...{ budgetHolder: site, site, isVisitor: false, signal: new AbortController().signal },
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

it.each<[string, Answer]>([
  ["fails", (_request, reply) => reply.writeHead(500).end("no")],
  ["answers something else", (_request, reply) => reply.end("<html>")],
  ["sends elsewhere", (_request, reply) => reply.writeHead(302, { location: "/other" }).end()],
  ["hangs up", (_request, reply) => reply.destroy()],
  [
    "answers without end",
    (_request, reply) => {
      reply.writeHead(200, { "content-type": "application/json" });
      reply.end(`{"features":[${"1,".repeat(300_000)}1]}`);
    },
  ],
])(
  "AMB-09 that %s finds nothing, is told to whoever runs it, and is left alone for a while",
  async (_what, how) => {
    answer = how;
    const one = geocoder();
    expect(await one.find(question("a street of mine"), member())).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures, Object.getOwnPropertyNames(failures[0]))).not.toContain("mine");
    const before = asked.length;
    expect(await one.find(question("another"), member())).toEqual([]);
    expect(asked).toHaveLength(before);
  },
);

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
