import { isReserved } from "@stopbank/contract/site-paths";
import type { FastifyRequest } from "fastify";

/**
 * No page has a dot in its last part, nor a part that begins with one; `.git` and `backup.sql.gz` are files. A number is no file: who
 * comes to the story 1.5 is led to the list of those there are (STO-01).
 */
const namesFile = (path: string) => {
  const parts = decodeURIComponent(path).split("/");
  const last = parts.at(-1) ?? "";
  return parts.some((part) => part.startsWith(".")) || (last.includes(".") && !/^\d+\.\d+$/.test(last));
};

/** Whether a request is for a page of the shell, by its path and by what the caller takes. */
export const isPage = ({ method, url, headers }: FastifyRequest) => {
  const path = url.split("?", 1)[0] ?? "";
  return (
    (method === "GET" || method === "HEAD") &&
    !isReserved(path) &&
    !namesFile(path) &&
    (headers.accept ?? "*/*").match(/text\/html|\*\/\*/) !== null
  );
};

export const firstPart = (url: string) => url.split(/[/?#]/, 2)[1] ?? "";

/** Whether a page is one that is printed: `/print/<template>`. */
export const isPrint = ({ url }: Pick<FastifyRequest, "url">) => firstPart(url) === "print";

/** Whether a page is a story for other sites to frame: `/embed/stories/<id>`. */
export const isEmbed = ({ url }: Pick<FastifyRequest, "url">) =>
  /^\/embed\/stories\/[^/?#]+(?:[?#]|$)/.test(url);
