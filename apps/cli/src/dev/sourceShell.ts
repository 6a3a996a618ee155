import { randomBytes } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { BffParts } from "@stopbank/bff";
import { isEmbed, isPage, isPrint } from "@stopbank/bff/page-paths";
import { isReserved } from "@stopbank/contract/site-paths";
import { sendFailure } from "@stopbank/http-edge/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Plugin, ViteDevServer } from "vite";

/**
 * Serves the shell from its sources, each file compiled when a browser asks for it and told anew when it changes. To be
 * behind the BFF as the built shell is: same door, same cookies, same headers, but for what Vite's own script needs.
 *
 * @param root of the workspace.
 */
export const sourceShell =
  (root: string): NonNullable<BffParts["registerShell"]> =>
  async (app) => {
    const folder = join(root, "apps/web");
    const nonce = randomBytes(18).toString("base64");
    // Loaded here, so that nothing else needs Vite.
    const { createServer } = await import("vite");
    const vite = await createServer({
      root: folder,
      configFile: join(folder, "vite.config.ts"),
      // As Node has it: bundled, it would be a file that comes and goes, and the server would start anew for that.
      configLoader: "native",
      appType: "custom",
      html: { cspNonce: nonce },
      plugins: [reloadForLogic],
      server: {
        middlewareMode: true,
        ws: { server: app.server },
        // Packages may lie elsewhere, as they do in a copy of the workspace that links to them.
        fs: { allow: [root, await realpath(join(root, "node_modules"))] },
      },
    });
    // Before the server closes, which waits for every connection, and browsers hold one to hear of changes.
    app.addHook("preClose", () => vite.close());
    app.setNotFoundHandler(async (request, reply) => {
      if (isReserved(pathOf(request))) return nothingHere(request, reply);
      // Scripts are asked for as anything at all; a page is asked for as HTML.
      if (isPage(request) && request.headers.accept?.includes("text/html"))
        return sendDocument(vite, join(folder, documentOf(request)), nonce, request, reply);
      return passOn(vite, request, reply);
    });
  };

/** Vite's own WebSocket, by which pages hear of changes. */
export const isSourceUpgrade: NonNullable<BffParts["isShellUpgrade"]> = ({ headers }) =>
  ["vite-hmr", "vite-ping"].includes(headers["sec-websocket-protocol"] ?? "");

/**
 * React takes new components and styles into the page as it stands. All else is loaded anew with it: what a plugin contributes
 * is read once, when it is put together, so a new version of it in a page that stands would be seen by nobody.
 */
const reloadForLogic: Plugin = {
  name: "stopbank:reload-for-logic",
  hotUpdate({ file, modules }) {
    if (modules.length === 0 || /\.(tsx|css)$/.test(file)) return undefined;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

const documentOf = (request: FastifyRequest) =>
  isPrint(request) ? "print.html" : isEmbed(request) ? "embed.html" : "index.html";

const pathOf = ({ url }: FastifyRequest) => url.split("?", 1)[0] ?? "";

const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, request, 404, "request/no-such-path", "There is nothing at this address.");

async function sendDocument(
  vite: ViteDevServer,
  file: string,
  nonce: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = await vite.transformIndexHtml(request.url, await readFile(file, "utf8"));
  const policy = String(reply.getHeader("content-security-policy"))
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:");
  return reply
    .code(200)
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(html);
}

/** Vite answers by itself, with the headers that every answer of the BFF has. */
function passOn(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  vite.middlewares(request.raw, raw, () => {
    raw.statusCode = 404;
    raw.end();
  });
  return reply;
}
