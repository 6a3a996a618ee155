import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";

/** What the database has of a job, once all processes have ended. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempt: number;
  /** How often it was claimed. */
  readonly fence: number;
  readonly files: number;
  readonly error: string | null;
}

export interface Rows {
  readonly jobs: readonly JobRow[];
  /** Exports that were counted, by kind of job. */
  readonly uses: ReadonlyMap<string, number>;
  /** Folders of attempts among the files that are kept. */
  readonly keptAttempts: number;
}

/** Opens the store that the killed processes left, and reads what it says of jobs. */
export async function readRows(home: string, databaseUrl?: string): Promise<Rows> {
  const store = await openStore({ home, databaseUrl });
  try {
    const jobs: JobRow[] = [];
    const uses = new Map<string, number>();
    for (const { id } of await listClients(store.shared))
      await store.withClient(id, async (tx) => {
        const found = await tx
          .selectFrom("jobs")
          .select(["id", "kind", "state", "attempt", "fence", "error_code as error", "described_outputs"])
          .where("client_id", "=", id)
          .execute();
        jobs.push(
          ...found.map(({ described_outputs, ...row }) => ({ ...row, files: described_outputs.length })),
        );
        const counted = await tx
          .selectFrom("usage_counts")
          .select(["subject", "count"])
          .where("client_id", "=", id)
          .where("kind", "=", "export")
          .where("modelled", "=", false)
          .execute();
        for (const { subject, count } of counted) uses.set(subject, (uses.get(subject) ?? 0) + Number(count));
      });
    return { jobs, uses, keptAttempts: await countAttempts(join(home, "files")) };
  } finally {
    await store.close();
  }
}

/** Files lie in `<client>/<job>/<attempt>/<n>`. */
async function countAttempts(files: string): Promise<number> {
  const names = await readdir(files, { recursive: true }).catch(() => []);
  return names.filter((name) => name.split("/").length === 3).length;
}
