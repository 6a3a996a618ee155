import { expect, it } from "vitest";
import { listObjects } from "./listObjects.ts";
import type { S3Request } from "./s3Client.ts";

// s3rver cannot make a second page (its tokens need a cipher that OpenSSL 3 no longer has), so the pages are written
// here as Amazon documents them.
const page = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${inside}</ListBucketResult>`;
const entry = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><ETag>&quot;x&quot;</ETag><Size>${size}</Size></Contents>`;

it("reads a listing to its last page", async () => {
  const pages = [
    `<IsTruncated>true</IsTruncated>${entry("a/1", 5)}${entry("a/R&amp;D &#x101;", 6)}<NextContinuationToken>t/1=</NextContinuationToken>`,
    `<IsTruncated>false</IsTruncated>${entry("a/2", 7)}<CommonPrefixes><Prefix>a/b/</Prefix></CommonPrefixes>`,
  ];
  const asked: S3Request[] = [];
  const listed = await listObjects(
    async (request) => {
      asked.push(request);
      return {
        status: 200,
        headers: new Headers(),
        bytes: new TextEncoder().encode(page(pages[asked.length - 1]!)),
      };
    },
    "a/",
    "/",
  );
  expect(asked.map(({ query }) => query?.["continuation-token"])).toEqual([undefined, "t/1="]);
  expect(listed?.prefixes).toEqual(["a/b/"]);
  const modifiedMs = Date.UTC(2026, 0, 2, 3, 4, 5);
  expect([...(listed?.objects ?? [])]).toEqual([
    ["a/1", { bytes: 5, modifiedMs }],
    ["a/R&D ā", { bytes: 6, modifiedMs }],
    ["a/2", { bytes: 7, modifiedMs }],
  ]);
});

it("says when there is no bucket", async () => {
  const nothing = { status: 404, headers: new Headers(), bytes: new Uint8Array(0) };
  expect(await listObjects(async () => nothing, "")).toBeUndefined();
});
