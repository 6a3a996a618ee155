import { DomainError } from "@stopbank/errors";
import type { PublishingStorage } from "./DatasetStorage.ts";
import { localStorage } from "./localStorage.ts";
import { readS3Settings } from "./s3/s3Settings.ts";
import { s3Storage } from "./s3/s3Storage.ts";

/** Whether STOPBANK_DATASETS names something else than a folder. */
export const isRemote = (address: string) => address.includes("://");

/**
 * The storage that STOPBANK_DATASETS names: a folder, or `s3://bucket/prefix` with the settings of `readS3Settings`.
 * Nothing is asked of it yet.
 *
 * @throws DomainError `config/bad-setting`
 */
export function openStorage(address: string, env: NodeJS.ProcessEnv): PublishingStorage {
  if (!isRemote(address)) return localStorage(address);
  if (address.startsWith("s3://")) return s3Storage(readS3Settings(address, env));
  throw new DomainError(
    "invalid",
    "config/bad-setting",
    "The setting STOPBANK_DATASETS must be a folder, or an address such as s3://bucket/prefix.",
  );
}
