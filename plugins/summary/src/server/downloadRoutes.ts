import { PassThrough, Readable } from "node:stream";
import { DomainError } from "@stopbank/errors";
import { createAtOnce } from "@stopbank/fair-queue/at-once";
import { api, caller, log, type PluginScope } from "@stopbank/plugin-api/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { choiceParameters, readChoice } from "../domain/choiceAddress.ts";
import { askSheet } from "./askSheet.ts";
import { csvParts } from "./csvParts.ts";
import { writeSummaryBook } from "./writeSummaryBook.ts";

/** A hundred scenarios of 128 characters, and what else stands beside them. */
const mostCharacters = 14_000;

/** So many files are written for a person at a time: each takes its turns among others' requests. */
const mostFilesAtOnce = 2;
const tooManyFiles = () =>
  new DomainError(
    "too-many",
    "summary/too-many-downloads",
    "Two files of yours are being written already. Wait until one of them is done.",
    { retryAfterSeconds: 5 },
  );

/** What the page's address says, parameter by parameter. */
const Query = Type.Object(
  Object.fromEntries(
    choiceParameters.map((name) => [name, Type.Optional(Type.String({ maxLength: mostCharacters }))]),
  ),
  { additionalProperties: false },
);
type Asked = FastifyRequest<{ Querystring: Static<typeof Query> }>;

const name = (ending: string) => `attachment; filename="risk_summary.${ending}"`;
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What the page shows as files, for whoever has signed in: the API is asked as they are. */
export function downloadRoutes(app: FastifyInstance, as: PluginScope["as"]): void {
  const files = createAtOnce(mostFilesAtOnce, tooManyFiles);
  /** What is asked, and by whom, until the answer is out or nobody reads it. */
  const begin = async (request: Asked, reply: FastifyReply) => {
    const { client, userId } = await as(request)(caller);
    const end = files.begin(`${client.name} ${userId}`);
    reply.raw.once("close", end);
    try {
      const choice = readChoice(new URLSearchParams(request.query as Record<string, string>));
      return { asked: await askSheet(await as(request)(api), choice), client };
    } catch (error) {
      end();
      throw error;
    }
  };

  app.get("/risk_summary.csv", { schema: { querystring: Query } }, async (request: Asked, reply) => {
    const { asked } = await begin(request, reply);
    reply.type("text/csv; charset=utf-8").header("content-disposition", name("csv"));
    return reply.send(Readable.from(csvParts(asked.sheet)));
  });

  app.get("/risk_summary.xlsx", { schema: { querystring: Query } }, async (request: Asked, reply) => {
    const [{ asked, client }, logger] = await Promise.all([begin(request, reply), as(request)(log)]);
    const out = new PassThrough();
    // What breaks off in the middle is no file: whoever reads it is told by the connection's end.
    writeSummaryBook(out, asked, { at: new Date(), client: client.displayName }).catch((err: unknown) => {
      logger.error({ err }, "a workbook of a summary could not be written");
      out.destroy(err instanceof Error ? err : new Error(String(err)));
    });
    reply.type(workbookType).header("content-disposition", name("xlsx"));
    return reply.send(out);
  });
}
