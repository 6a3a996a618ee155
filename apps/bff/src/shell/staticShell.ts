import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { DomainError } from "@stopbank/errors";
import { codingFor } from "@stopbank/http-edge/encodings";
import { sendFailure } from "@stopbank/http-edge/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DrawnPage, FirstPaint } from "./firstPaint/createFirstPaint.ts";
import { packShellFiles } from "./packedShell.ts";
import { firstPart, isEmbed, isPage, isPrint } from "./pagePaths.ts";

/**
 * Serves the built shell. A path that a page of the shell may have gets the shell's document; a path that looks
 * like a file and is none, and anything under `/api` or `/bff`, gets a 404 and never the document, so that
 * nothing private can be cached under a file's name (checklist A-15).
 *
 * @param firstPaint has pages that come drawn, where there are any.
 * @throws DomainError `shell/not-built` when the folder has no index.html.
 */
export async function registerStaticShell(
  app: FastifyInstance,
  folder: string,
  firstPaint?: FirstPaint,
): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new DomainError("unavailable", "shell/not-built", "The web shell is not built. Run: npm run build");
  packShellFiles(app);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    redirect: false,
    cacheControl: false,
    globIgnore: [iconFolder, pageFolder, "drawn", "firstPaint"].map((ignored) => `${ignored}/**`),
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${join(folder, "assets")}`);
      response.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const documents = documentsIn(join(folder, pageFolder));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: string) => {
    const own = ownDocument(request);
    const drawn = own === undefined ? await firstPaint?.of(request) : undefined;
    return drawn === undefined
      ? sendDocument(reply, own ?? documents.get(page))
      : sendDrawn(request, reply, drawn);
  };
  app.setNotFoundHandler((request, reply) =>
    isPage(request)
      ? sendPage(request, reply, firstPart(request.url))
      : sendFailure(reply, request, 404, "request/no-such-path", "There is nothing at this address."),
  );
  app.get<{ Params: { file: string } }>(`/${iconFolder}/:file`, ({ params }, reply) => {
    const [, name] = /^([a-z0-9-]+)(?:\.svg)?$/.exec(params.file) ?? [];
    return name === undefined ? reply.callNotFound() : reply.sendFile(`${iconFolder}/${name}.svg`);
  });
  // Home by its shorter name.
  app.get("/", (request, reply) => sendPage(request, reply, "home"));
  // Once everything else has begun.
  app.addHook("onListen", async () => void setTimeout(() => firstPaint?.warm(), warmAfterMs).unref());
  app.addHook("onClose", async () => firstPaint?.end());
}

/**
 * Some hundred files, of which a page asks for few, have one route. An address may leave out what each ends in: `/icons/home`
 * is `/icons/home.svg`.
 */
const iconFolder = "icons";

const warmAfterMs = 500;

/** Documents of pages, each the shell's own with what that page fetches first; pages without one have the shell's. */
const pageFolder = "pages";

/** Of what is printed, and of what other sites frame: of neither the shell knows anything. */
const ownDocument = (request: FastifyRequest) =>
  isPrint(request) ? "print.html" : isEmbed(request) ? "embed.html" : undefined;

/** By the first part of the page's address. */
function documentsIn(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".html")) : [];
  return new Map(files.map((file) => [file.slice(0, -".html".length), `${pageFolder}/${file}`]));
}

const sendDocument = (reply: FastifyReply, file = "index.html") =>
  reply.header("cache-control", "no-cache").sendFile(file);

/** By who asks the same address has another document. */
async function sendDrawn(request: FastifyRequest, reply: FastifyReply, { document, isPersons }: DrawnPage) {
  const coding = codingFor(request.headers["accept-encoding"], ["br", "gzip"]);
  if (coding !== undefined) reply.header("content-encoding", coding);
  return reply
    .header("cache-control", isPersons ? "no-store" : "no-cache")
    .header("vary", "accept-encoding, cookie")
    .type("text/html; charset=utf-8")
    .send(await document.in(coding));
}
