import { join } from "node:path";
import { routes } from "@stopbank/contract/routes";
import { api, caller, jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { printedQuery } from "../domain/printedStory.ts";
import { reportKind } from "../jobKinds.ts";

/** Sets a story on paper, a file for each chapter, in the name and with the rights of whoever asks. */
export const reportJob = jobKind({
  id: reportKind,
  params: Type.Object(
    { story: Type.Integer({ minimum: 1, maximum: 999_999_999 }) },
    { additionalProperties: false },
  ),
  access: "signed-in",
  flag: "riskStories",
  scope: "exports:read",
  title: ({ story }) => `Story ${story}`,
  concurrency: 1,
  timeoutSeconds: 480,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { story }, get, signal, folder, progress }) => {
    progress(0.02, "Waiting for its turn");
    const [ask, { client }, toPaper, place] = await Promise.all([
      get(api),
      get(caller),
      get(print),
      folder(),
    ]);
    const told = (await ask(routes.stories, {})).find(({ id }) => id === story);
    const parts = Math.max(1, told?.chapters.length ?? 1);
    const files = [];
    for (let chapter = 0; chapter < parts; chapter++) {
      const path = join(place, `story-${chapter + 1}.pdf`);
      const { title } = await toPaper({
        template: "story",
        query: printedQuery(client.name, { story, chapter }),
        file: path,
        signal,
        onProgress: (done, what) => progress((chapter + done) / parts, what),
      });
      files.push({ name: `${title}.pdf`, mediaType: "application/pdf", path });
    }
    return files;
  },
});
