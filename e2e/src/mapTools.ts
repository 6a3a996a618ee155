import type { Page } from "playwright-core";

/** A point as shares of the map's width and height. */
export type Share = readonly [x: number, y: number];
export type LngLat = readonly [longitude: number, latitude: number];

type ToolButton = "Draw an area" | "Measure" | "Pick regions on the map";

/** The map's tools as a hand uses them, and where things lie on the screen. */
export async function mapTools(page: Page) {
  const box = await page.locator(".maplibregl-canvas").first().boundingBox();
  if (box === null) throw new Error("there is no map");
  const hint = page.locator(".sb-draft-bar [role=status]");
  const pixelAt = ([x, y]: Share) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const click = async (at: Share) => {
    const { x, y } = pixelAt(at);
    await page.mouse.click(x, y);
  };

  /** What the flat camera of the address looks at, and where on the screen that is: between the panels. */
  const view = async () => {
    const [longitude = 0, latitude = 0, zoom = 0] = cameraOf(page.url());
    const side = await page.locator(".map-page-side").boundingBox();
    return {
      centre: [longitude, latitude] as const,
      x0: box.x + (box.width - (side?.width ?? 0)) / 2,
      y0: box.y + box.height / 2,
      worldPx: 512 * 2 ** zoom,
    };
  };

  return {
    /** What the tool that is on says. */
    hint,
    pixelAt,
    click,

    async start(tool: ToolButton): Promise<void> {
      await page.getByRole("button", { name: tool }).click();
      await hint.waitFor();
    },

    /** Clicks points of an area one by one, each once the one before has been taken. */
    async addPoints(points: readonly Share[], already = 0): Promise<void> {
      for (const [at, point] of points.entries()) {
        await click(point);
        await hint.filter({ hasText: pointCount(already + at + 1) }).waitFor();
      }
    },

    async drag(from: Share, to: Share): Promise<void> {
      const [start, end] = [pixelAt(from), pixelAt(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    },

    /** Where a place lies on the screen, in pixels, by the flat camera the address names. */
    async pixelOf([longitude, latitude]: LngLat): Promise<{ x: number; y: number }> {
      const { centre, x0, y0, worldPx } = await view();
      return {
        x: x0 + ((longitude - centre[0]) / 360) * worldPx,
        y: y0 + (mercatorY(latitude) - mercatorY(centre[1])) * worldPx,
      };
    },

    /** Which place lies at a point of the screen, and about how many degrees a pixel is. */
    async placeAt(share: Share): Promise<readonly [number, number] & { pixelDegrees: number }> {
      const { centre, x0, y0, worldPx } = await view();
      const { x, y } = pixelAt(share);
      const longitude = centre[0] + ((x - x0) / worldPx) * 360;
      const latitude = latitudeOf(mercatorY(centre[1]) + (y - y0) / worldPx);
      return Object.assign([longitude, latitude] as const, { pixelDegrees: 360 / worldPx });
    },
  };
}

export const pointCount = (count: number): RegExp =>
  count === 1 ? /^1 point\./ : new RegExp(`^${count} points\\.`);

/** Longitude, latitude and zoom, and where it is tilted or turned pitch and bearing. */
export const cameraOf = (address: string): number[] =>
  (new URL(address).searchParams.get("at") ?? "").split(",").map(Number);

/** The drawn area as the address has it; undefined without one or where the server keeps it. */
export function areaInAddress(address: string): GeoJsonPolygon | undefined {
  const text = new URL(address).searchParams.get("area");
  if (text === null || text.startsWith("area:")) return undefined;
  return {
    type: "Polygon",
    coordinates: [text.split(";").map((position) => position.split(",").map(Number))],
  };
}

export interface GeoJsonPolygon {
  readonly type: "Polygon";
  readonly coordinates: number[][][];
}

/** 0 at the north end of Web Mercator, 1 at the south end. */
const mercatorY = (latitude: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

const latitudeOf = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90;
