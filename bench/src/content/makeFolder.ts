import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const words =
  "A flood that is reached or exceeded once in a hundred years on average has a chance of 1% in each of them. ";

/** A folder of content: articles, help texts and stories of some pages each, and pictures of their own, each named once. */
export async function makeFolder(folder: string, documents: number, pictures: number): Promise<void> {
  for (const each of ["articles", "help", "stories", "media"]) mkdirSync(join(folder, each));
  for (let place = 0; place < pictures; place++)
    writeFileSync(join(folder, "media", `picture-${place}.jpg`), await picture(place));
  for (let place = 0; place < documents; place++) {
    const body = `${words.repeat(20)}\n\n${place < pictures ? `![Picture ${place}](media/picture-${place}.jpg)\n\n` : ""}| a | b |\n|---|---|\n| 1 | 2 |\n`;
    const [path, text] = fileOf(place, body);
    writeFileSync(join(folder, path), text);
  }
}

function fileOf(place: number, body: string): readonly [path: string, text: string] {
  if (place % 25 === 0) {
    const content = body.replaceAll("\n", "\n              ");
    const step = `      - title: Step\n        sections:\n          - header: Where\n            content: |\n              ${content}\n`;
    return [
      `stories/${place + 1}.yaml`,
      `title: Story ${place}\ndescription: x\nchapters:\n  - title: One\n    steps:\n${step.repeat(12)}`,
    ];
  }
  if (place % 5 === 0) return [`help/text-${place}.md`, `---\ntitle: Help ${place}\n---\n\n${body}`];
  const fields = `title: Article ${place}\ndescription: x\npublishedAt: 2026-03-05\n`;
  const section = (index: number) => `# Section ${index}\n\n${body}\n`;
  return [
    `articles/article-${place}.md`,
    `---\n${fields}---\n\n${Array.from({ length: 6 }, (_, index) => section(index)).join("\n")}`,
  ];
}

/** 1280 x 960 of soft noise, as large as a photograph is. */
const picture = (seed: number): Promise<Buffer> => {
  const [width, height] = [160, 120];
  const data = Buffer.alloc(width * height * 3, 0).map(
    (_, at) => (at * 31 + seed * 7_919 + (at % 97) * seed + (seed >> 8) * (at % 11) * 37) % 256,
  );
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(1_280, 960, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
};
