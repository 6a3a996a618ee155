import type { FastifyRequest } from "fastify";

const address = /^\/(?:(home)(?:\/(?!management$)[a-z-]{1,40})?|(guide)(?:\/[a-z0-9-]{1,80}){1,4})?$/;

/** A page that may come drawn. */
export interface DrawnAddress {
  /** Without search. */
  readonly path: string;
  /** By which its document is called. */
  readonly page: "home" | "guide";
}

/**
 * The page that a request is for, where it may come drawn: Home and the guide. An address with a search asks for something of the
 * shell, a program for no page, and which milestone of a project comes next goes by the reader's day.
 */
export function drawnAddress(request: FastifyRequest): DrawnAddress | undefined {
  if (request.headers.authorization !== undefined) return undefined;
  const found = address.exec(request.url);
  return found === null ? undefined : { path: request.url, page: found[2] === undefined ? "home" : "guide" };
}
