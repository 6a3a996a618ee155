/**
 * Where datasets lie. Only what an object store can do too: whole reads, ranged reads and listing by
 * prefix. Paths are relative with forward slashes.
 *
 * Every method throws DomainError `storage/...` when the place itself cannot be used: unreachable, refused, too slow.
 */
export interface DatasetStorage {
  /** How people name it: a folder, or `s3://bucket/prefix`. */
  readonly address: string;
  /**
   * Where a request costs more than its bytes: how much is fetched around a small read and kept. A multiple of the
   * blocks that are checked.
   */
  readonly readUnitBytes?: number;
  /** Where a file lies on this machine; absent where files lie elsewhere. */
  pathOnMachine?(path: string): string;
  /** @throws DomainError `dataset/missing-file` */
  read(path: string): Promise<Uint8Array>;
  /**
   * Up to `length` bytes from `offset`; fewer when the file ends before.
   * @throws DomainError `dataset/missing-file`
   */
  readRange(path: string, offset: number, length: number): Promise<Uint8Array>;
  /** Undefined when there is no such file. */
  size(path: string): Promise<number | undefined>;
  /** Names directly below `prefix`, folders without a trailing slash; empty when there is nothing. */
  list(prefix: string): Promise<string[]>;
  /** Every file below a folder by its path from there, however deep. */
  files(folder: string): Promise<ReadonlyMap<string, StoredFile>>;
}

export interface StoredFile {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** A storage that versions can be published in and removed from. */
export interface PublishingStorage extends DatasetStorage {
  /** Makes the folder or the bucket where it is missing. */
  prepare(): Promise<void>;
  /** Stores a file of this machine under `path`; a reader sees none of it or all of it. */
  upload(path: string, file: UploadedFile): Promise<void>;
  /** A small text that changes, such as `current`; undefined when it is not there. */
  readText(path: string): Promise<StoredText | undefined>;
  /**
   * Replaces such a text where it still is the one that was read; `undefined` where it was not there.
   * @throws DomainError `storage/changed-meanwhile`: somebody else replaced it.
   */
  replaceText(path: string, text: string, read: StoredText | undefined): Promise<void>;
  /** Removes a folder, its manifest first, so that half of it is never taken for a version. */
  remove(folder: string): Promise<void>;
}

export interface UploadedFile {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export interface StoredText {
  readonly text: string;
  /** Differs whenever the text was replaced. */
  readonly revision: string;
}
