import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import type { Contribution, Get, Service } from "./common.ts";

export interface ExportKind extends Contribution {
  /** Checked before queueing: a bad request never becomes a job. */
  readonly params: TSchema;
  readonly mediaType: string;
  /** A browser `reportTemplates` id to print, or code that writes the bytes itself. */
  readonly from:
    | { readonly template: string }
    | { readonly write: (params: unknown, get: Get) => Promise<Readable> };
}

export interface ServerPlugin {
  readonly exportKinds?: readonly ExportKind[];
  readonly services?: readonly Service[];
  /** Called once per process, in its own Fastify scope under `/bff/<id>`. */
  mount?(app: FastifyInstance, get: Get): Promise<void>;
}
