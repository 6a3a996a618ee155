import { join } from "node:path";
import { jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { reportKind, reportTemplates } from "../jobKinds.ts";

/** As long as an address that a page is opened at may be. */
const mostSceneText = 12_000;

/** Sets a scene on paper by one of this plugin's templates, in the name and with the rights of whoever asks. */
export const reportJob = jobKind({
  id: reportKind,
  params: Type.Object(
    {
      template: Type.Enum([...reportTemplates]),
      scene: Type.String({ pattern: "^v=[1-9]", maxLength: mostSceneText }),
      title: Type.String({ minLength: 1, maxLength: 120 }),
    },
    { additionalProperties: false },
  ),
  access: "signed-in",
  scope: "exports:read",
  title: ({ title }) => title,
  titled: (order, title) => ({ ...order, title }),
  concurrency: 2,
  timeoutSeconds: 240,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { template, scene }, get, signal, folder, progress }) => {
    const path = join(await folder(), "report.pdf");
    progress(0.05, "Waiting for its turn");
    const { title } = await (await get(print))({
      template,
      query: scene,
      file: path,
      signal,
      onProgress: progress,
    });
    progress(0.95, "Keeping the report");
    return [{ name: `${title}.pdf`, mediaType: "application/pdf", path }];
  },
});
