import { join } from "node:path";
import { caller, jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { printedQuery } from "../domain/printedStory.ts";
import { reportKind } from "../jobKinds.ts";

/** Sets a story on paper, step by step with its maps, in the name and with the rights of whoever asks. */
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
    const { client } = await get(caller);
    const path = join(await folder(), "story.pdf");
    progress(0.05, "Waiting for its turn");
    const { title } = await (await get(print))({
      template: "story",
      query: printedQuery(client.name, story),
      file: path,
      signal,
      onProgress: progress,
    });
    return [{ name: `${title}.pdf`, mediaType: "application/pdf", path }];
  },
});
