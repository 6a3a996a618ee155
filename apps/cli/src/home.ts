import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isRemote, openStorage, type PublishingStorage } from "@stopbank/dataset/storage";

/** The repository's root, from where this file is. */
export const repositoryRoot = resolve(fileURLToPath(import.meta.url), "../../../..");

export interface Home {
  /** STOPBANK_HOME: the store and what belongs to it. Default `.stopbank` in the repository. */
  readonly folder: string;
  /** STOPBANK_DATASETS: published datasets, a folder or `s3://bucket/prefix`. Default `<home>/datasets`. */
  readonly datasets: string;
  /** DATABASE_URL: a PostgreSQL server instead of the embedded store. */
  readonly databaseUrl: string | undefined;
  /** DATABASE_OWNER_URL: the login that migrates it. */
  readonly ownerDatabaseUrl: string | undefined;
  /**
   * STOPBANK_DEMO: whether the demo clients and accounts exist. On for the embedded store, off with a server,
   * where their published passwords would be a hole.
   */
  readonly demo: boolean;
}

export function readHome(env: NodeJS.ProcessEnv): Home {
  const absolute = (path: string) => (isAbsolute(path) ? path : join(repositoryRoot, path));
  const datasets = env.STOPBANK_DATASETS;
  const folder = absolute(env.STOPBANK_HOME || ".stopbank");
  const databaseUrl = env.DATABASE_URL || undefined;
  return {
    folder,
    datasets: datasets ? (isRemote(datasets) ? datasets : absolute(datasets)) : join(folder, "datasets"),
    databaseUrl,
    ownerDatabaseUrl: env.DATABASE_OWNER_URL || undefined,
    demo: env.STOPBANK_DEMO === undefined ? databaseUrl === undefined : env.STOPBANK_DEMO === "1",
  };
}

/** The storage that STOPBANK_DATASETS names. @throws DomainError `config/bad-setting`. */
export const datasetStorage = (address = readHome(process.env).datasets): PublishingStorage =>
  openStorage(address, process.env);

/**
 * Below the state folder: where datasets are written that are then uploaded. They stay, so that an upload that broke
 * off is taken up again by the same import; they may be removed at any time.
 */
export const stagingFolder = "uploads";
