import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "@stopbank/folders";

/** Numbers of an entry by name, and what else there is to say of them as JSON. */
export interface CacheEntry {
  readonly about: unknown;
  readonly columns: Readonly<Record<string, Float64Array | Float32Array | Uint8Array>>;
}

export interface ResultCacheOptions {
  /** Least recently used entries go beyond this. */
  readonly limitBytes?: number;
  /** Told in a sentence when an entry is damaged. */
  readonly onDamaged?: (sentence: string) => void;
}

/** Changes whenever sampling or the entries' form do: entries of another form are not found. */
const form = 5;

const ending = ".cached";
const types = { Float64Array, Float32Array, Uint8Array };

/**
 * Results of earlier imports in a folder, by what they came of. An entry carries a checksum and is moved into place
 * whole; one that does not match is forgotten, so a damaged cache costs time and never an answer.
 */
export class ResultCache {
  private readonly folder: string;
  private readonly limitBytes: number;
  private readonly onDamaged: (sentence: string) => void;

  constructor(folder: string, { limitBytes = 4e9, onDamaged = () => undefined }: ResultCacheOptions = {}) {
    this.folder = folder;
    this.limitBytes = limitBytes;
    this.onDamaged = onDamaged;
  }

  /** Makes the folder, so that a place that takes none is refused before there is a result to keep. */
  prepare(): void {
    makeFolder(this.folder);
  }

  /** @param key everything the result depends on, as JSON has it. */
  get(key: unknown): CacheEntry | undefined {
    const path = this.pathOf(key);
    if (!existsSync(path)) return undefined;
    const entry = decode(readFileSync(path));
    if (entry === undefined) {
      this.onDamaged("An entry of the import cache is damaged; it is worked out again.");
      rmSync(path, { force: true });
      return undefined;
    }
    markUsed(path);
    return entry;
  }

  put(key: unknown, entry: CacheEntry): void {
    // Again: whoever clears caches away may do so at any time.
    this.prepare();
    const draft = join(this.folder, `.${randomUUID()}`);
    try {
      writeFileSync(draft, encode(entry));
      markUsed(draft);
      renameSync(draft, this.pathOf(key));
    } finally {
      rmSync(draft, { force: true });
    }
    this.shrink();
  }

  private pathOf(key: unknown): string {
    const name = createHash("sha256")
      .update(JSON.stringify([form, key]))
      .digest("hex")
      .slice(0, 40);
    return join(this.folder, `${name}${ending}`);
  }

  /** Removes what was used longest ago, and drafts of processes that died. */
  private shrink(): void {
    const files = readdirSync(this.folder).flatMap((name) => {
      const path = join(this.folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found === undefined ? [] : [{ path, name, bytes: found.size, usedMs: found.mtimeMs }];
    });
    for (const { path, name, usedMs } of files)
      if (!name.endsWith(ending) && usedMs < Date.now() - 3_600_000) rmSync(path, { force: true });
    const entries = files.filter(({ name }) => name.endsWith(ending)).sort((a, b) => a.usedMs - b.usedMs);
    let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes } of entries.slice(0, -1)) {
      if (total <= this.limitBytes) return;
      rmSync(path, { force: true });
      total -= bytes;
    }
  }
}

/** By one clock, to the microsecond: what a file system notes of a write by itself may be some milliseconds before. */
function markUsed(path: string): void {
  const seconds = (performance.timeOrigin + performance.now()) / 1_000;
  utimesSync(path, seconds, seconds);
}

const hashBytes = 32;

/** Checksum, length of the head, head (JSON), columns one after the other, each from a multiple of 8 on. */
function encode({ about, columns }: CacheEntry): Uint8Array {
  const layout = Object.entries(columns).map(([name, column]) => ({
    name,
    length: column.length,
    type: column.constructor.name,
  }));
  const json = Buffer.from(JSON.stringify({ about, layout }));
  const head = Buffer.alloc(aligned(4 + json.length));
  head.writeUInt32LE(json.length, 0);
  json.copy(head, 4);
  const body = Buffer.concat([
    head,
    ...Object.values(columns).flatMap((column) => [
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      new Uint8Array(aligned(column.byteLength) - column.byteLength),
    ]),
  ]);
  return Buffer.concat([createHash("sha256").update(body).digest(), body]);
}

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

interface Head {
  readonly about: unknown;
  readonly layout: readonly {
    readonly name: string;
    readonly length: number;
    readonly type: keyof typeof types;
  }[];
}

function decode(file: Buffer): CacheEntry | undefined {
  if (file.length < hashBytes + 4) return undefined;
  const body = file.subarray(hashBytes);
  if (!createHash("sha256").update(body).digest().equals(file.subarray(0, hashBytes))) return undefined;
  const jsonBytes = body.readUInt32LE(0);
  const { about, layout } = JSON.parse(body.toString("utf8", 4, 4 + jsonBytes)) as Head;
  let at = aligned(4 + jsonBytes);
  const columns: Record<string, Float64Array | Float32Array | Uint8Array> = {};
  for (const { name, length, type } of layout) {
    const bytes = length * types[type].BYTES_PER_ELEMENT;
    columns[name] = new types[type](new Uint8Array(body.subarray(at, at + bytes)).buffer);
    at += aligned(bytes);
  }
  return { about, columns };
}
