import { fileBytes } from "@stopbank/contract/route";
import { DomainError } from "@stopbank/errors";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the call takes in place of JSON. */
    readonly consumes?: string | undefined;
  }
}

/** Bodies that are a file's bytes, for the calls that take one. */
export function takeFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(fileBytes, { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    if (request.routeOptions.config.consumes === fileBytes) done(null, bytes);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(fileBytes));
  });
}

/** The file that a call came with. @throws DomainError `request/no-file`. */
export function fileOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new DomainError(
    "invalid",
    "request/no-file",
    // Browsers send an empty file as no body at all.
    `No file came, or an empty one. Choose one with something in it; programs send its bytes as ${fileBytes}.`,
  );
}
