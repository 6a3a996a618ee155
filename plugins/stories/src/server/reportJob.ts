import { join } from "node:path";
import { routes } from "@stopbank/contract/routes";
import { api, caller, jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { partsOf, printedQuery } from "../domain/printedStory.ts";
import { cardsOf } from "../domain/storySteps.ts";
import { reportKind } from "../jobKinds.ts";

/** Sets a story on paper, a file for every few steps, in the name and with the rights of whoever asks. */
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
    const parts = partsOf(told === undefined ? 1 : cardsOf(told).length);
    const files = [];
    for (let part = 0; part < parts; part++) {
      const path = join(place, `story-${part + 1}.pdf`);
      const { title } = await toPaper({
        template: "story",
        query: printedQuery(client.name, { story, part }),
        file: path,
        signal,
        onProgress: (done, what) => progress((part + done) / parts, what),
      });
      files.push({ name: `${title}.pdf`, mediaType: "application/pdf", path });
    }
    return files;
  },
});
