import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { AreaPolygon } from "./areas.ts";

/** What `openOnce.ts` measured. */
export interface Opened {
  readonly elements: number;
  readonly selected: number;
  readonly manifestMs: number;
  readonly columnsMs: number;
  readonly indexMs: number;
  readonly answerMs: number;
  /** Reads of the storage, and what they brought. A large one is several requests of 8 MB to a bucket. */
  readonly requests: number;
  readonly bytes: number;
  /** In arrays that stay. */
  readonly heldBytes: number;
  readonly rssBytes: number;
}

const script = fileURLToPath(new URL("../openOnce.ts", import.meta.url));

/** Opens a dataset in a new process and asks one question. @param columns all, or what the question needs. */
export async function openInProcess(
  address: string,
  type: string,
  columns: "needed" | "all",
  area: AreaPolygon | null,
  env: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, address, type, columns, JSON.stringify(area)],
    { env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout) as Opened;
}

export const untilAnswered = ({ manifestMs, columnsMs, indexMs, answerMs }: Opened): number =>
  manifestMs + columnsMs + indexMs + answerMs;
