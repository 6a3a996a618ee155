import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawFrames, filmSize, type Still } from "./drawFrames.ts";
import { encodeFilm } from "./encodeFilm.ts";
import { type Film, films } from "./filmScripts.ts";
import { captionsFile, minutesOf, transcriptOf } from "./filmWords.ts";
import { guideFolder } from "./guideFolder.ts";
import { keepMedium } from "./keepMedium.ts";
import { openMember } from "./openMember.ts";

/**
 * Makes the guide's films from a product that runs with the demonstration, with their captions and documents, all of them or those
 * that are named: `node e2e/src/guide/films.ts [http://localhost:8080] [slug ...]`. Wants ffmpeg on the machine.
 */
const [baseUrl = "http://localhost:8080", ...slugs] = process.argv.slice(2);
const mostBytes = 2_000_000;

for (const film of films.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
  const stills = await take(film);
  const webm = await encodeFilm(drawFrames(stills));
  if (webm.byteLength > mostBytes)
    throw new Error(`${film.slug} has ${webm.byteLength} bytes: make it shorter.`);
  const video = keepMedium(`${film.slug}-film`, webm, { ending: "webm", size: filmSize });
  const captions = keepMedium(`${film.slug}-captions`, Buffer.from(captionsFile(film)), { ending: "vtt" });
  const webp = await sharp(stills[film.thumbnailTake]?.png).webp({ quality: 76, effort: 6 }).toBuffer();
  const thumbnail = keepMedium(`${film.slug}-thumbnail`, webp, { ending: "webp", size: filmSize });
  writeDocument(film, { video, captions, thumbnail });
}

/** Wide things are pointed at near their beginning, where their words are. */
function reach(widthPx: number, along: number | undefined): number {
  return along === undefined ? Math.min(widthPx / 2, 80) : along * widthPx;
}

/** A picture of each take. */
async function take({ path, takes }: Film): Promise<readonly Still[]> {
  const { page, open, settle, close } = await openMember(baseUrl, filmSize);
  await open(path);
  const stills: Still[] = [];
  for (const { seconds, spot, along, press } of takes) {
    const target = spot?.(page);
    await target?.scrollIntoViewIfNeeded();
    const png = await page.screenshot({ animations: "disabled" });
    const box = await target?.boundingBox();
    const to = box ? { x: box.x + reach(box.width, along), y: box.y + box.height / 2 } : undefined;
    stills.push({ png, seconds, ...(to && { to }) });
    if (press !== undefined) await press(page);
    else await target?.click();
    await settle();
  }
  await close();
  return stills;
}

function writeDocument(
  film: Film,
  {
    video,
    captions,
    thumbnail,
  }: { readonly video: string; readonly captions: string; readonly thumbnail: string },
): void {
  const folder = join(guideFolder, "demos");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${film.slug}.md`),
    `---
title: ${film.title}
summary: "${film.summary}"
thumbnail:
  url: ${thumbnail}
  alternativeText: "${film.thumbnailText}"
videoUrl: ${video}
captionsUrl: ${captions}
lengthMinutes: ${minutesOf(film)}
---

${transcriptOf(film)}
`,
  );
}
