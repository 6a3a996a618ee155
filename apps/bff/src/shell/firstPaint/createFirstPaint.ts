import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CallApi } from "@stopbank/contract/client";
import { siteOf } from "@stopbank/http-edge/network";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { callOver } from "../../api/callOver.ts";
import type { AskAs } from "../../principal/askAs.ts";
import type { Principal } from "../../principal/principal.ts";
import { type DescribedBy, describeSession, describeVisitor } from "../../session/describeSession.ts";
import { createPainter } from "./createPainter.ts";
import { type DrawnAddress, drawnAddress } from "./drawnAddress.ts";
import { type Fill, readDrawnDocument } from "./drawnDocuments.ts";
import { keepDrawings } from "./keptDrawings.ts";
import { type PackedText, packedText } from "./packedText.ts";

export interface FirstPaintParts extends DescribedBy {
  /** Of the built shell. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
}

/** Pages drawn within a minute for all visitors of one site of the internet or for one person, and for all visitors together. */
const mostDrawn = { forOne: 60, forVisitors: 300 } as const;

/** Longer no answer is waited for, in milliseconds: the shell asks again by itself. */
const answerMs = 2_000;

/** A page that came drawn. */
export interface DrawnPage {
  readonly document: PackedText;
  /** It is of one person, and to be kept nowhere. */
  readonly isPersons: boolean;
}

/** The document of a page that comes drawn; undefined for the shell's own, which draws it in the browser. */
export interface FirstPaint {
  of(request: FastifyRequest): Promise<DrawnPage | undefined>;
  /** Has what draws ready before the first page is asked for. */
  warm(): void;
  end(): Promise<void>;
}

/**
 * Draws Home and the guide by the shell's own screens: what a phone waits for is then its document and the styles, and the shell's code
 * comes after. What visitors see is kept for the next, what a person sees for nobody. Where a page cannot be drawn, for whichever reason,
 * it is the shell's as ever.
 *
 * @returns undefined where the shell was built without it.
 */
export function createFirstPaint(parts: FirstPaintParts): FirstPaint | undefined {
  const { folder, log } = parts;
  const file = join(folder, "firstPaint", "paint.mjs");
  if (!existsSync(file)) return undefined;
  const fills: Record<"home" | "guide", Fill> = {
    home: readDrawnDocument(folder, "home"),
    guide: readDrawnDocument(folder, "guide"),
  };
  const painter = createPainter(pathToFileURL(file).href);
  const describedBy = { ...parts, askAs: inTime(parts.askAs) };
  const drawing = keepDrawings<PackedText>();
  const forOne = new RateLimiterMemory({ points: mostDrawn.forOne, duration: 60 });
  const forVisitors = new RateLimiterMemory({ points: mostDrawn.forVisitors, duration: 60 });
  const draw = async (request: FastifyRequest, principal: Principal, { path, page }: DrawnAddress) => {
    const session =
      principal.kind === "session"
        ? await describeSession(request, principal.session, describedBy)
        : await describeVisitor(describedBy);
    if (session.client_name === undefined) return undefined;
    const call = withinTime(callOver(parts.askAs(principal, session.client_name).send));
    const painted = await painter.paint({ path, session, call });
    return painted && packedText(fills[page](painted));
  };
  return {
    of: async (request) => {
      const asked = drawnAddress(request);
      if (asked === undefined) return undefined;
      // Whoever came with a session that has ended is told so by the shell.
      const principal = await request.principal().catch(() => undefined);
      if (principal?.kind !== "session" && principal?.kind !== "visitor") return undefined;
      const isVisitor = principal.kind === "visitor";
      // Whom another site leads here comes without the cookie of their session: who it is the shell learns.
      if (isVisitor && request.headers["sec-fetch-site"] === "cross-site") return undefined;
      const mayDraw = isVisitor
        ? async () =>
            (await isWithin(forOne, siteOf(request.ip))) && (await isWithin(forVisitors, "visitors"))
        : () => isWithin(forOne, principal.session.userId);
      const document = await drawing(isVisitor ? asked.path : undefined, mayDraw, () =>
        draw(request, principal, asked).catch((error: unknown) => {
          log.warn({ err: error, path: asked.path }, "a page could not be drawn ahead");
          throw error;
        }),
      );
      return document && { document, isPersons: !isVisitor };
    },
    warm: () => painter.warm(),
    end: () => painter.end(),
  };
}

const isWithin = (limiter: RateLimiterMemory, key: string) =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );

/** The API, whose answers have to begin in time. */
const inTime =
  (askAs: AskAs): AskAs =>
  (principal, clientName) => {
    const ask = askAs(principal, clientName);
    return {
      ...ask,
      send: (call) => ask.send({ ...call, timeoutMs: answerMs, signal: AbortSignal.timeout(answerMs) }),
    };
  };

/** Calls that fail where their answer is not whole in time. */
const withinTime =
  (call: CallApi): CallApi =>
  (route, request) =>
    new Promise((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`${route.path} took longer than ${answerMs} ms.`)),
        answerMs,
      );
      call(route, request, { signal: AbortSignal.timeout(answerMs) })
        .then(done, fail)
        .finally(() => clearTimeout(timer));
    });
