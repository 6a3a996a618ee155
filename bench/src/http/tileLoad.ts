import type { PointColumn } from "@stopbank/risk-engine/columns";
import { Pool } from "undici";
import type { Browser } from "./browser.ts";
import { timingOf } from "./load.ts";
import { benchClient } from "./publish.ts";

const zooms = [10, 11, 12, 13, 14];
const tilesPerZoom = 100;

/** Addresses of tiles that have elements in them, of every zoom in turn, as many towns as country. */
export function tilePaths(points: PointColumn, version: string, type: string): string[] {
  const count = points.partStart.length - 1;
  const paths = new Set<string>();
  for (let i = 0; i < tilesPerZoom; i++)
    for (const z of zooms) {
      const element = Math.floor(((i + 0.5) / tilesPerZoom) * count);
      const [x, y] = tileOf(points.coords[element * 2]!, points.coords[element * 2 + 1]!, z);
      paths.add(`/api/tiles/${benchClient}/${version}/vector/${type}/${z}/${x}/${y}.mvt`);
    }
  return [...paths];
}

function tileOf(longitude: number, latitude: number, z: number): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = longitude / 360 + 0.5;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

const connections = 100;

/** 100 connections ask for tiles, each for the next as soon as it has read its last; after 5 seconds, measured. */
export async function loadTiles(
  origin: string,
  browser: Browser,
  paths: readonly string[],
  seconds: number,
): Promise<void> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const headers = { ...browser.headers, "accept-encoding": "gzip" };
  let at = 0;
  const fire = async (duration: number) => {
    const until = performance.now() + duration * 1_000;
    const took: number[] = [];
    const tally = { bytes: 0, errors: 0 };
    const onward = async () => {
      while (performance.now() < until) {
        const sent = performance.now();
        const path = paths[at++ % paths.length]!;
        const { status, bytes } = await fetchTile(pool, path, headers);
        took.push(performance.now() - sent);
        tally.bytes += bytes;
        if (status !== 200 || bytes === 0) tally.errors++;
      }
    };
    await Promise.all(Array.from({ length: connections }, onward));
    return { ...tally, ...timingOf(took, duration) };
  };
  await fire(5);
  const { perSecond, medianMs, p99Ms, bytes, errors } = await fire(seconds);
  await pool.close();
  console.log(
    `tiles, ${paths.length} of zoom 10 to 14, ${connections} connections, ${seconds} s: ${perSecond.toFixed(0)} tiles/s, ` +
      `median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${(bytes / seconds / 1e6).toFixed(0)} MB/s, ` +
      `${errors} errors`,
  );
}

/** Reads a tile to its end and keeps nothing of it: the load comes from the same two cores. */
const fetchTile = (pool: Pool, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; bytes: number }>((done) => {
    const answer = { status: 0, bytes: 0 };
    pool.dispatch(
      { method: "GET", path, headers },
      {
        // By this one undici tells a handler of today from one of its older kind.
        onRequestStart: () => undefined,
        onResponseStart: (_controller, status) => {
          answer.status = status;
        },
        onResponseData: (_controller, chunk) => {
          answer.bytes += chunk.length;
        },
        onResponseEnd: () => done(answer),
        onResponseError: () => done({ ...answer, status: 0 }),
      },
    );
  });
