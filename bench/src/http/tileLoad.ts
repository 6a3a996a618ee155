import type { PointColumn } from "@stopbank/risk-engine/columns";
import autocannon from "autocannon";
import type { Browser } from "./browser.ts";
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

/** 100 connections ask for tiles as fast as they are answered. */
export async function loadTiles(
  origin: string,
  browser: Browser,
  paths: readonly string[],
  seconds: number,
): Promise<void> {
  const fire = (duration: number) =>
    autocannon({
      url: origin,
      connections: 100,
      duration,
      headers: { ...browser.headers, "accept-encoding": "gzip" },
      requests: paths.map((path) => ({ method: "GET", path })),
    });
  await fire(5);
  const { requests, latency, throughput, errors, timeouts, non2xx } = await fire(seconds);
  console.log(
    `tiles, ${paths.length} of zoom 10 to 14, 100 connections, ${seconds} s: ${requests.average.toFixed(0)} tiles/s, ` +
      `median ${latency.p50} ms, p99 ${latency.p99} ms, ${(throughput.average / 1e6).toFixed(0)} MB/s, ` +
      `${errors + timeouts + non2xx} errors`,
  );
}
