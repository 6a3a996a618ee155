import { DomainError, systemFault } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";
import { refusePublishedSecrets } from "./publishedSecrets.ts";

export interface Server {
  readonly app: FastifyInstance;
  readonly host: string;
  readonly port: number;
  /** Lets go of what the app used, once it is closed. */
  release(): Promise<void>;
}

/**
 * Runs a server as a process of its own until a supervisor stops it. A failure we expect at the start is a sentence
 * and exit code 1.
 */
export async function runServer(build: () => Promise<Server>): Promise<void> {
  try {
    refusePublishedSecrets(process.env);
    const { app, host, port, release } = await build();
    const stop = async () => {
      try {
        await app.close();
      } finally {
        await release();
      }
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        stop().catch((error: unknown) => {
          app.log.error({ err: error }, "did not stop cleanly");
          process.exitCode = 1;
        });
      });
    await app.listen({ host, port });
  } catch (error) {
    const known = error instanceof DomainError ? error : systemFault(error);
    if (known === undefined) throw error;
    process.stderr.write(`${known.message} [${known.code}]\n`);
    // What was opened before the failure, a store or a queue, would keep a process going that serves nobody.
    process.exit(1);
  }
}
