import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let geocoder: Server;
let api: RunningApi;
let asked: URLSearchParams[] = [];
let isWell = true;
let logged = "";

beforeAll(async () => {
  geocoder = createServer((request, reply) => {
    asked.push(new URL(request.url ?? "", "http://geocoder").searchParams);
    if (!isWell) return void reply.writeHead(503).end();
    const features = ["NZ", "AU"].map((countrycode) => ({
      geometry: { type: "Point", coordinates: [173.28, -41.27] },
      properties: { housenumber: "14", street: "Elsewhere Road", country: countrycode, countrycode },
    }));
    reply.end(JSON.stringify({ features }));
  });
  await new Promise<void>((resolve) => geocoder.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/api`);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  api = await startApi({
    logger: { level: "trace", stream },
    config: { geocoder: { url, inOwnNetwork: true, credit: "© Somebody" } },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await api.stop();
  geocoder.close();
});

const search = async (text: string) =>
  (await api.get(`/search/places?search_query=${encodeURIComponent(text)}`, api.as("member"))).json();

it("AMB-09 what the client's data does not have comes from the installation's geocoder, and is marked", async () => {
  expect(await search("14 elsewhere rd")).toEqual([
    {
      ...{ kind: "outside", title: "14 Elsewhere Road, NZ", detail: "Outside this data, © Somebody" },
      position: [173.28, -41.27],
    },
  ]);
  expect(asked.map((each) => [each.get("q"), each.getAll("countrycode")])).toEqual([
    ["14 elsewhere rd", ["NZ"]],
  ]);
});

it("AMB-09 the client's own places come first, and where they are enough nobody else is asked", async () => {
  expect((await search("otara")).map(({ kind }: { kind: string }) => kind)).toEqual(["region", "outside"]);
  asked = [];
  expect(await search("building")).toHaveLength(20);
  expect(await search("zz")).toEqual([]);
  expect((await api.get("/search/asset/roads?search_query=nowhere", api.as("member"))).json()).toEqual([]);
  expect(asked).toEqual([]);
});

it("AMB-09 where it fails the client's own places stand, and no log says what was asked", async () => {
  isWell = false;
  expect((await search("south")).map(({ kind }: { kind: string }) => kind)).toEqual(["region"]);
  expect(asked).toHaveLength(1);
  expect(logged).toContain("the geocoder could not be asked");
  for (const text of ["elsewhere", "otara", "south", "nowhere"])
    expect(logged.toLowerCase()).not.toContain(text);
});
