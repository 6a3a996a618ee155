import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { floodStory } from "./flood.ts";
import { seaStory } from "./sea.ts";

const guideMedia = fileURLToPath(new URL("../../../../../guide/media", import.meta.url));

it.each([floodStory, seaStory])(
  "shows of the guide's films those alone that come with the program: story $name",
  ({ body }) => {
    const named = [...JSON.stringify(body).matchAll(/"media\/([^"]+)"/g)].map(([, name]) => name);
    const shipped = readdirSync(guideMedia);
    for (const name of named) expect(shipped).toContain(name);
  },
);

it("STO-04: has a film with captions and a transcript", () => {
  const films = [floodStory, seaStory].flatMap(({ body }) => [
    ...JSON.stringify(body).matchAll(/"videoUrl":"([^"]+)","captionsUrl":"([^"]+)","transcript":"/g),
  ]);
  expect(films.length).toBeGreaterThan(0);
});
