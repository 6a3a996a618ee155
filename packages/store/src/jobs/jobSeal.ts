import { hkdfSync } from "node:crypto";
import { homeKeys } from "../home/homeKey.ts";
import { seal, unseal } from "../sealing/seal.ts";

/** Seals what a job was asked for, so that a dump of the database tells nobody. */
export interface JobSeal {
  /** Names the key and tells nothing of it: 16 hex digits. */
  readonly keyId: string;
  /** @param parameters anything that JSON holds. */
  seal(jobId: string, parameters: unknown): Uint8Array;
  /** @throws where the key is another one, or the row was tampered with or moved to another job. */
  open(jobId: string, sealed: Uint8Array): unknown;
}

/**
 * @param installationKey 32 bytes or more, the same in every process that starts or runs jobs, `homeJobsKey` where
 * none is configured. Each job is sealed with a key of its own, derived from this and its id.
 */
export function createJobSeal(installationKey: Uint8Array): JobSeal {
  const keyOf = (jobId: string) =>
    new Uint8Array(hkdfSync("sha256", installationKey, jobId, "stopbank job parameters", 32));
  return {
    keyId: Buffer.from(hkdfSync("sha256", installationKey, "", "stopbank job key id", 8)).toString("hex"),
    seal: (jobId, parameters) => seal(keyOf(jobId), JSON.stringify(parameters)),
    open: (jobId, sealed) => JSON.parse(unseal(keyOf(jobId), sealed)) as unknown,
  };
}

/**
 * The installation's key for jobs where none is configured: `<home>/jobs-key`.
 *
 * @throws DomainError `config/bad-jobs-key` when the file holds something else; `home/not-private`.
 */
export const homeJobsKey = async (home: string): Promise<Uint8Array> => {
  const [newest] = await homeKeys(home, {
    file: "jobs-key",
    loss: "jobs that have not ended are then to be started anew.",
  });
  return newest;
};
