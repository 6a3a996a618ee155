import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { readWalkthrough } from "./readWalkthrough.ts";
import { walkthroughPage } from "./walkthroughPage.ts";

/** The walkthroughs that come with the program. */
const shippedFolder = fileURLToPath(new URL("../../../../guide/walkthroughs", import.meta.url));

/** Of these pages alone: they run nothing, and our own pages may frame them (GUI-17). */
const headers = {
  "content-security-policy":
    "default-src 'none';img-src 'self';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
} as const;

const path = "/guide/walkthroughs";
const Slug = Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,98}$" });
const Picture = Type.String({ pattern: "^[a-z0-9-]{1,100}\\.webp$" });
const aYear = "public, max-age=31536000, immutable";

/**
 * `/guide/walkthroughs/{slug}`: pages of pictures to click through. They come with the program, hold nothing of any client and are
 * public.
 */
export function registerWalkthroughs(app: FastifyInstance, folder: string = shippedFolder): void {
  const pages = new Map<string, string>();
  const pageOf = async (slug: string): Promise<string | undefined> => {
    const known = pages.get(slug);
    if (known !== undefined) return known;
    const walkthrough = await readWalkthrough(folder, slug);
    const page = walkthrough && walkthroughPage(walkthrough, `${path}/${slug}/`);
    if (page !== undefined) pages.set(slug, page);
    return page;
  };

  app.get<{ Params: { slug: string } }>(
    `${path}/:slug`,
    { schema: { params: Type.Object({ slug: Slug }) } },
    async ({ params: { slug } }, reply) => {
      const page = await pageOf(slug);
      if (page === undefined) throw noWalkthrough();
      return reply
        .headers(headers)
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(page);
    },
  );

  app.get<{ Params: { slug: string; picture: string } }>(
    `${path}/:slug/:picture`,
    { schema: { params: Type.Object({ slug: Slug, picture: Picture }) } },
    async ({ params: { slug, picture } }, reply) => {
      const file = join(folder, slug, picture);
      const { size } = await stat(file).catch(() => {
        throw noWalkthrough();
      });
      // Their names say what is in them.
      return reply
        .header("cache-control", aYear)
        .header("content-length", size)
        .type("image/webp")
        .send(createReadStream(file));
    },
  );
}

const noWalkthrough = () =>
  new DomainError(
    "not-found",
    "guide/no-such-walkthrough",
    "There is no such walkthrough. The guide's Tutorials list those there are.",
  );
