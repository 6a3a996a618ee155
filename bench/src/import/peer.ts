import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What the peer took for how many elements, and its first values. */
export interface PeerAnswer<Values> {
  readonly version: string;
  readonly readSeconds: number;
  readonly seconds: number;
  readonly count: number;
  readonly values: Values;
  readonly peakBytes: number;
}

export const howToGetPeer =
  "not run; on Debian: apt install python3-rasterio python3-fiona (STOPBANK_BENCH_PYTHON names another Python)";

/** Runs rasterio on the first `limit` elements; undefined where it is not installed. */
export function runPeer<Values>(
  kind: "polygons" | "points",
  limit: number,
  sample: number,
  files: readonly string[],
): PeerAnswer<Values> | undefined {
  const python = process.env.STOPBANK_BENCH_PYTHON ?? "/usr/bin/python3";
  if (spawnSync(python, ["-c", "import rasterio, fiona"]).status !== 0) return undefined;
  const script = fileURLToPath(new URL("./rasterio_peer.py", import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    python,
    [script, kind, String(limit), String(sample), ...files],
    {
      encoding: "utf8",
      maxBuffer: 1 << 30,
    },
  );
  if (status !== 0) throw new Error(`The peer failed: ${stderr}`);
  return JSON.parse(stdout) as PeerAnswer<Values>;
}
