import { join } from "node:path";
import { routes } from "@stopbank/contract/routes";
import { api, caller, jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { memorandumOf } from "../domain/memorandum.ts";
import { propertyQuery } from "../domain/propertyQuery.ts";
import { reportKind, reportTemplates } from "../jobKinds.ts";

/**
 * Sets what is known of a property's hazards on paper, in the name and with the rights of whoever asks; the section of a
 * memorandum as data as well. Both are made of one answer.
 */
export const reportJob = jobKind({
  id: reportKind,
  params: Type.Object(
    {
      template: Type.Enum([...reportTemplates]),
      type: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$" }),
      id: Type.String({ minLength: 1, maxLength: 200 }),
    },
    { additionalProperties: false },
  ),
  access: "signed-in",
  flag: "propertyPage",
  scope: "exports:read",
  title: ({ template, id }) =>
    `${template === "memorandum-section" ? "Draft memorandum section" : "Natural hazard report"} for ${id}`.slice(
      0,
      200,
    ),
  concurrency: 2,
  timeoutSeconds: 240,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { template, type, id }, get, signal, folder, progress }) => {
    progress(0.02, "Gathering what is known");
    const [ask, { client }] = await Promise.all([get(api), get(caller)]);
    const facts = await ask(routes.propertyFacts, { params: { assetType: type, assetId: id } });
    const path = join(await folder(), "report.pdf");
    progress(0.05, "Waiting for its turn");
    const { title } = await (await get(print))({
      template,
      query: propertyQuery(client.name, { type, id }),
      given: facts,
      file: path,
      signal,
      onProgress: progress,
    });
    progress(0.95, "Keeping the report");
    const pdf = { name: `${title}.pdf`, mediaType: "application/pdf", path };
    if (template !== "memorandum-section") return [pdf];
    const text = `${JSON.stringify(memorandumOf(facts), null, 2)}\n`;
    return [pdf, { name: `${title}.json`, mediaType: "application/json", text }];
  },
});
