/**
 * Where datasets lie. Only what an object store can do too: whole reads, ranged reads and listing by
 * prefix. Paths are relative with forward slashes.
 */
export interface DatasetStorage {
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
}
