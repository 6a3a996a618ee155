import { addAbortSignal, PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { DomainError } from "@stopbank/errors";
import { createAtOnce } from "@stopbank/fair-queue/at-once";
import { createPlaces } from "@stopbank/fair-queue/places";
import { untilGone } from "@stopbank/http-edge/until-gone";
import { api, caller, type PluginScope } from "@stopbank/plugin-api/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { choiceParameters, readChoice } from "../domain/choiceAddress.ts";
import { type AskedSheet, askSheet } from "./askSheet.ts";
import { csvParts } from "./csvParts.ts";
import { writeSummaryBook } from "./writeSummaryBook.ts";

/** A hundred scenarios of 128 characters, and what else stands beside them. */
const mostCharacters = 14_000;

/** So many files a person has under way at a time, one of which is written: each takes its turns among others' requests. */
const mostFilesAtOnce = 2;
const tooManyFiles = () =>
  new DomainError(
    "too-many",
    "summary/too-many-downloads",
    "Two files of yours are being written already. Wait until one of them is done.",
    { retryAfterSeconds: 5 },
  );

/** And so many are written for everybody: the largest takes some 100 MB until it is there. Nobody waits for longer than a connection may be silent. */
const allFiles = {
  ...{ places: 3, mostWaitingEach: mostFilesAtOnce, mostWaiting: 100, mostSeconds: 40 },
  tooManyAtOnce: tooManyFiles,
  busy: () =>
    new DomainError(
      "unavailable",
      "summary/busy",
      "Many files are being written just now. Try again in a moment.",
      { retryAfterSeconds: 10 },
    ),
};
/** Nobody reads it. */
const hasGone = () => new DomainError("invalid", "summary/gone", "Whoever asked has gone.");

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
  const places = createPlaces(allFiles);
  /**
   * Asks for what is chosen and has it written, one of few files at a time. A person's file counts until it is out; a place is given back
   * when it is made, so that who reads slowly keeps nobody waiting.
   */
  const made = async (request: Asked, reply: FastifyReply, write: Write): Promise<Buffer> => {
    const { client, userId } = await as(request)(caller);
    const gone = untilGone(reply, hasGone);
    const person = `${client.name} ${userId}`;
    const end = files.begin(person);
    reply.raw.once("close", end);
    try {
      const choice = readChoice(new URLSearchParams(request.query as Record<string, string>));
      const leave = await places.enter({ site: person, isVisitor: false, signal: gone });
      try {
        const asked = await askSheet(await as(request)(api), choice, gone);
        return await write(asked, client.displayName, gone);
      } finally {
        leave();
      }
    } catch (error) {
      end();
      throw gone.aborted ? gone.reason : error;
    }
  };

  app.get("/risk_summary.csv", { schema: { querystring: Query } }, async (request: Asked, reply) => {
    const file = await made(request, reply, ({ sheet }, _client, signal) =>
      buffer(addAbortSignal(signal, Readable.from(csvParts(sheet)))),
    );
    return reply.type("text/csv; charset=utf-8").header("content-disposition", name("csv")).send(file);
  });

  app.get("/risk_summary.xlsx", { schema: { querystring: Query } }, async (request: Asked, reply) => {
    const file = await made(request, reply, async (asked, client, signal) => {
      const out = addAbortSignal(signal, new PassThrough());
      const [bytes] = await Promise.all([
        buffer(out),
        writeSummaryBook(out, asked, { at: new Date(), client }),
      ]);
      return bytes;
    });
    return reply.type(workbookType).header("content-disposition", name("xlsx")).send(file);
  });
}

type Write = (asked: AskedSheet, client: string, gone: AbortSignal) => Promise<Buffer>;
