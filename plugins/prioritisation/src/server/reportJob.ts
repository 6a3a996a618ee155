import { join } from "node:path";
import { jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { reportKind } from "../jobKinds.ts";

/** As long as an address that a page is opened at may be. */
const mostSceneText = 12_000;

/** Sets a scene of the page on paper, in the name and with the rights of whoever asks. */
export const reportJob = jobKind({
  id: reportKind,
  params: Type.Object(
    {
      scene: Type.String({ pattern: "^v=[1-9]", maxLength: mostSceneText }),
      day: Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }),
    },
    { additionalProperties: false },
  ),
  access: "signed-in",
  scope: "exports:read",
  title: ({ day }) => `Prioritisation report of ${day}`,
  concurrency: 1,
  timeoutSeconds: 240,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { scene, day }, get, signal, folder, progress }) => {
    const path = join(await folder(), "report.pdf");
    progress(0.05, "Waiting for its turn");
    const { title } = await (await get(print))({
      template: "prioritisation-report",
      query: `${scene}&day=${day}`,
      file: path,
      signal,
      onProgress: progress,
    });
    return [{ name: `${title}.pdf`, mediaType: "application/pdf", path }];
  },
});
