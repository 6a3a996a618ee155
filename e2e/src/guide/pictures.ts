import sharp from "sharp";
import { keepMedium } from "./keepMedium.ts";
import { openMember } from "./openMember.ts";
import { type GuidePicture, pictureList } from "./pictureList.ts";

/**
 * Makes the guide's pictures from a product that runs with the demonstration, all of them or those that are named:
 * `node e2e/src/guide/pictures.ts [http://localhost:8080] [id ...]`.
 */
const [baseUrl = "http://localhost:8080", ...ids] = process.argv.slice(2);
const quality = 80;

const wanted = pictureList.filter(({ id }) => ids.length === 0 || ids.includes(id));

// Parts of a page are small, and drawn with twice as many pixels.
await take(
  wanted.filter(({ part }) => part === undefined),
  1,
);
await take(
  wanted.filter(({ part }) => part !== undefined),
  2,
);

async function take(pictures: readonly GuidePicture[], scale: number): Promise<void> {
  if (pictures.length === 0) return;
  const { page, open, settle, close } = await openMember(baseUrl, { widthPx: 1280, heightPx: 800, scale });
  for (const { id, path, prepare, part } of pictures) {
    await open(path);
    if (prepare !== undefined) {
      await prepare(page);
      await settle();
    }
    const shown = part?.(page);
    await shown?.scrollIntoViewIfNeeded();
    const png = await (shown ?? page).screenshot({ animations: "disabled" });
    const webp = sharp(png).webp({ quality, effort: 6 });
    const { data, info } = await webp.toBuffer({ resolveWithObject: true });
    keepMedium(id, data, { ending: "webp", size: { widthPx: info.width, heightPx: info.height } });
  }
  await close();
}
