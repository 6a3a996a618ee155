import { join } from "node:path";
import type { Get } from "@stopbank/plugin-api";
import { api, caller, jobKind, print, type ScheduledRun } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { type FactsOnPaper, isReportFacts } from "../domain/changes/reportFacts.ts";
import { reportKind, reportTemplates } from "../jobKinds.ts";
import { reportFacts } from "./reportFacts.ts";

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
  run: async ({ params: { template, scene, title: asked }, get, signal, folder, progress, scheduled }) => {
    const path = join(await folder(), "report.pdf");
    const isSummary = template === "risk-summary";
    const given =
      isSummary && scheduled !== undefined ? await factsOnPaper(get, scene, scheduled) : undefined;
    progress(0.05, "Waiting for its turn");
    const { title } = await (await get(print))({
      template,
      query: isSummary ? `${scene}&heading=${encodeURIComponent(asked)}` : scene,
      ...(given && { given }),
      file: path,
      signal,
      onProgress: progress,
    });
    progress(0.95, "Keeping the report");
    if (given !== undefined) scheduled?.keep(given.after);
    return [{ name: `${title}.pdf`, mediaType: "application/pdf", path }];
  },
});

/** The figures now and those of the report before, which page one is about. */
async function factsOnPaper(
  get: Get,
  scene: string,
  { before }: ScheduledRun,
): Promise<FactsOnPaper | undefined> {
  const [call, { client }] = await Promise.all([get(api), get(caller)]);
  const after = await reportFacts(call, client.name, scene);
  if (after === undefined) return undefined;
  // What another version of this product kept, and this one does not know, is compared with nothing.
  return { before: isReportFacts(before?.facts) ? before.facts : null, after };
}
