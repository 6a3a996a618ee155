import type { FastifyInstance } from "fastify";

/** Starts work in the background once the app is ready, and stops it before what the app used is let go of. */
export function whileUp(app: FastifyInstance, start: () => { stop(): Promise<void> }): void {
  let running: { stop(): Promise<void> } | undefined;
  app.addHook("onReady", async () => {
    running = start();
  });
  app.addHook("onClose", async () => {
    await running?.stop();
  });
}
