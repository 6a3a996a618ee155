import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { sendDownload } from "./sendDownload.ts";

const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256));
let closed = 0;
const app = Fastify();
app.get("/", (request, reply) =>
  sendDownload(request, reply, {
    name: 'Risk "Ōtaki".xlsx',
    mediaType: "application/octet-stream",
    bytes: bytes.length,
    read: async function* (from = 0, until = bytes.length) {
      try {
        for (let at = from; at < until; at += 100) yield bytes.subarray(at, Math.min(at + 100, until));
      } finally {
        closed++;
      }
    },
  }),
);
afterAll(() => app.close());

const get = (range?: string) => app.inject({ url: "/", headers: range === undefined ? {} : { range } });

it("A-38, G-08: sends a file under its own name, as bytes of their own type, and to be kept by nobody on the way", async () => {
  const { statusCode, headers, rawPayload } = await get();
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-length": "1000",
    "cache-control": "no-store",
    "content-disposition": "attachment; filename*=UTF-8''Risk%20%22%C5%8Ctaki%22.xlsx",
  });
});

it.each([
  ["bytes=0-9", 0, 10],
  ["bytes=990-", 990, 1_000],
  ["bytes=-5", 995, 1_000],
  ["bytes=0-99999", 0, 1_000],
  ["bytes=250-250", 250, 251],
])("sends the part %s", async (range, from, until) => {
  const { statusCode, headers, rawPayload } = await get(range);
  expect([statusCode, headers["content-range"]]).toEqual([206, `bytes ${from}-${until - 1}/1000`]);
  expect(rawPayload.equals(bytes.subarray(from, until))).toBe(true);
});

it.each(["bytes=1000-", "bytes=9-3"])("has no part %s", async (range) => {
  const { statusCode, headers, rawPayload } = await get(range);
  expect([statusCode, headers["content-range"], rawPayload.length]).toEqual([416, "bytes */1000", 0]);
});

it.each(["bytes=-", "bytes=0-1,5-6", "rows=0-1", "bytes=a-b"])(
  "sends all where %j names no part",
  async (range) => {
    expect((await get(range)).rawPayload.equals(bytes)).toBe(true);
  },
);

it("closes what it reads when it is done", async () => {
  const before = closed;
  await get();
  expect(closed).toBe(before + 1);
});
