import { fileURLToPath } from "node:url";
import { readDocuments } from "@stopbank/content-folder";
import { readFolder } from "@stopbank/content-folder/folder";
import { type Mistake, mistakeInWords } from "@stopbank/content-folder/mistakes";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import type { FastifyBaseLogger } from "fastify";
import { methodologyArticle, methodologyPath } from "./methodologyArticle.ts";

/** The guide that comes with the program. */
const shippedGuideFolder = fileURLToPath(new URL("../../../../guide", import.meta.url));

/**
 * Reads the guide that comes with the program, once. What is wrong with a document leaves that one out, with a line in the log; without
 * a folder there is none.
 */
export function createShippedGuide(
  log: Pick<FastifyBaseLogger, "error">,
  folder: string = shippedGuideFolder,
): () => Promise<readonly ContentDocument[]> {
  let read: Promise<readonly ContentDocument[]> | undefined;
  return () => {
    read ??= readShipped(folder, (mistake) =>
      log.error({ ...mistake }, `left out of the guide: ${mistakeInWords(mistake)}`),
    );
    return read;
  };
}

async function readShipped(
  folder: string,
  onMistake: (mistake: Mistake) => void,
): Promise<readonly ContentDocument[]> {
  try {
    const files = await readFolder(folder, (path) => !path.startsWith("media/"));
    const { documents, mistakes } = readDocuments(
      folder === shippedGuideFolder
        ? new Map([...files, [methodologyPath, Buffer.from(await methodologyArticle())]])
        : files,
    );
    for (const mistake of mistakes) onMistake(mistake);
    return documents;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    onMistake({ file: folder, line: 1, problem: error.message, remedy: "Install the program anew." });
    return [];
  }
}
