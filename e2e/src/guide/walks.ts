import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { guideFolder } from "./guideFolder.ts";
import { openMember } from "./openMember.ts";
import { walks } from "./walkSteps.ts";

/**
 * Makes the pictures of the guide's walkthroughs from a product that runs with the demonstration, and writes down where in each the
 * control is that is pressed: `node e2e/src/guide/walks.ts [http://localhost:8080] [slug ...]`.
 */
const [baseUrl = "http://localhost:8080", ...slugs] = process.argv.slice(2);
const window = { widthPx: 1280, heightPx: 800 };
/** Around what is pressed. */
const roomPx = 4;

for (const { slug, path, steps } of walks.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
  const folder = join(guideFolder, "walkthroughs", slug);
  for (const old of readdirSync(folder)) if (old.endsWith(".webp")) rmSync(join(folder, old));
  const { page, open, settle, close } = await openMember(baseUrl, window);
  await open(path);
  const spots: Record<string, object> = {};
  for (const [id, { spot, press }] of Object.entries(steps)) {
    const webp = await sharp(await page.screenshot({ animations: "disabled" }))
      .webp({ quality: 74, effort: 6 })
      .toBuffer();
    const picture = `${id}-${createHash("sha256").update(webp).digest("hex").slice(0, 8)}.webp`;
    writeFileSync(join(folder, picture), webp);
    const place = spot && (await placeOf(spot(page)));
    spots[id] = { picture, ...window, ...(place && { spot: place }) };
    process.stdout.write(`${slug}: ${picture}, ${Math.ceil(webp.byteLength / 1024)} kB\n`);
    if (press !== undefined) await press(page);
    else await spot?.(page).click();
    await settle();
  }
  writeFileSync(join(folder, "spots.json"), `${JSON.stringify(spots, undefined, 2)}\n`);
  await close();
}

/** Where something is, in percent of the window. */
async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("What is to be pressed is not on the screen.");
  const share = (px: number, ofPx: number) => Math.round((10_000 * px) / ofPx) / 100;
  return {
    left: share(Math.max(0, box.x - roomPx), window.widthPx),
    top: share(Math.max(0, box.y - roomPx), window.heightPx),
    width: share(box.width + 2 * roomPx, window.widthPx),
    height: share(box.height + 2 * roomPx, window.heightPx),
  };
}
