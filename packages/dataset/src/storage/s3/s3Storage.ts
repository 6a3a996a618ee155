import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { DomainError } from "@stopbank/errors";
import { blockBytes } from "../../files/blocks.ts";
import type { PublishingStorage, StoredFile } from "../DatasetStorage.ts";
import { changedMeanwhile, missingFile } from "../missingFile.ts";
import { eachOf } from "./eachOf.ts";
import { listObjects } from "./listObjects.ts";
import { type S3Answer, s3Client } from "./s3Client.ts";
import { noBucket } from "./s3Errors.ts";
import type { S3Settings } from "./s3Settings.ts";

/** A large read is asked for in parts of this size, several at once: one connection alone is seldom fast. */
const partBytes = 8 << 20;
const partsAtOnce = 6;
/** What one PUT may carry. */
const mostUploadBytes = 5 * 1024 ** 3;

/**
 * Datasets in a bucket of an S3-compatible store. A file is one object; `current` is replaced by a conditional write
 * (If-Match, If-None-Match), which stores that know no such writes take as a plain one.
 */
export function s3Storage(settings: S3Settings): PublishingStorage {
  const ask = s3Client(settings);
  const { bucket, prefix } = settings;
  const keyOf = (path: string) => [prefix, path].filter((part) => part !== "").join("/");
  const below = (path: string) => (keyOf(path) === "" ? "" : `${keyOf(path)}/`);
  /** Undefined for an object that is not there. @throws DomainError `storage/no-bucket` */
  const found = (answer: S3Answer) => {
    if (answer.status !== 404) return answer;
    if (new TextDecoder().decode(answer.bytes).includes("<Code>NoSuchBucket")) throw noBucket(settings);
    return undefined;
  };
  const listed = async (path: string, delimiter?: "/") => {
    const all = await listObjects(ask, below(path), delimiter);
    if (all === undefined) throw noBucket(settings);
    return all;
  };
  const readPart = async (path: string, offset: number, length: number) => {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const answer = found(await ask({ method: "GET", key: keyOf(path), headers }));
    if (answer === undefined) throw missingFile(path);
    if (answer.status === 416) return { bytes: new Uint8Array(0), size: offset };
    // A store that knows no ranges answers 200 with everything.
    if (answer.status === 200) {
      const { bytes } = answer;
      return { bytes: bytes.subarray(offset, offset + length), size: bytes.byteLength };
    }
    const size = Number(answer.headers.get("content-range")?.split("/")[1]);
    return { bytes: answer.bytes, size };
  };
  const readRange = async (path: string, offset: number, length: number) => {
    if (length <= 0) return new Uint8Array(0);
    const first = await readPart(path, offset, Math.min(length, partBytes));
    const end = Math.min(offset + length, first.size);
    // In memory that threads share, as what is read from a disk.
    const bytes = new Uint8Array(new SharedArrayBuffer(Math.max(0, end - offset)));
    bytes.set(first.bytes);
    const starts: number[] = [];
    for (let at = first.bytes.byteLength; at < bytes.byteLength; at += partBytes) starts.push(at);
    await eachOf(starts, partsAtOnce, async (at) => {
      const size = Math.min(partBytes, bytes.byteLength - at);
      const part = await readPart(path, offset + at, size);
      if (part.bytes.byteLength !== size || part.size !== first.size) throw changedMeanwhile(path);
      bytes.set(part.bytes, at);
    });
    return bytes;
  };

  return {
    address: `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`,
    async prepare() {
      const { status } = await ask({ method: "HEAD", key: "" });
      if (status === 404) await ask({ method: "PUT", key: "" });
    },
    readUnitBytes: 4 * blockBytes,
    read: (path) => readRange(path, 0, Number.MAX_SAFE_INTEGER),
    readRange,
    async size(path) {
      const answer = found(await ask({ method: "HEAD", key: keyOf(path) }));
      return answer === undefined ? undefined : Number(answer.headers.get("content-length"));
    },
    async list(path) {
      const { objects, prefixes } = await listed(path, "/");
      const start = below(path).length;
      return [...objects.keys(), ...prefixes]
        .map((key) => key.slice(start).replace(/\/$/, ""))
        .filter((name) => name !== "")
        .sort();
    },
    async files(folder) {
      const { objects } = await listed(folder);
      const start = below(folder).length;
      return new Map([...objects].map(([key, file]): [string, StoredFile] => [key.slice(start), file]));
    },
    async upload(path, { file, bytes, sha256 }) {
      if (bytes > mostUploadBytes)
        throw new DomainError(
          "too-large",
          "storage/file-too-large",
          `${path} has ${(bytes / 1024 ** 3).toFixed(1)} GiB; a file in a bucket has 5 GiB at most. Split the layer by region.`,
        );
      const content = await openAsBlob(file);
      found(await ask({ method: "PUT", key: keyOf(path), body: { content, sha256 } })) ?? unknownBucket();
    },
    async readText(path) {
      const answer = found(await ask({ method: "GET", key: keyOf(path) }));
      if (answer === undefined) return undefined;
      const text = new TextDecoder().decode(answer.bytes);
      return { text, revision: answer.headers.get("etag") ?? text };
    },
    async replaceText(path, text, read) {
      const headers: Record<string, string> =
        read === undefined ? { "if-none-match": "*" } : { "if-match": read.revision };
      const body = { content: new Blob([text]), sha256: createHash("sha256").update(text).digest("hex") };
      const answer = await ask({ method: "PUT", key: keyOf(path), headers, body, once: true });
      if (answer.status === 412) throw changedMeanwhile(path);
      found(answer) ?? unknownBucket();
    },
    async remove(folder) {
      const keys = [...(await listed(folder)).objects.keys()];
      const manifest = `${below(folder)}manifest.json`;
      if (keys.includes(manifest)) await ask({ method: "DELETE", key: manifest });
      const dataKeys = keys.filter((key) => key !== manifest);
      await eachOf(dataKeys, partsAtOnce, async (key) => void (await ask({ method: "DELETE", key })));
    },
  };

  /** Nothing but the bucket can be missing when something is put there. */
  function unknownBucket(): never {
    throw noBucket(settings);
  }
}
