import { Worker } from "node:worker_threads";
import type { Paint, PaintAsked, Painted } from "@stopbank/contract/first-paint";
import type { FromThread, ToThread } from "./paintMessages.ts";

export interface PainterLimits {
  /** So long the thread may work without answering to anything, in milliseconds: then it is ended, with all that it had to draw. */
  readonly busyMs: number;
  /** So long nothing is drawn after that, in milliseconds: whatever took too long will be asked for again. */
  readonly restMs: number;
  /** What its heap may take. */
  readonly megabytes: number;
}

const usual: PainterLimits = { busyMs: 5_000, restMs: 30_000, megabytes: 384 };

export interface Painter {
  /** @throws where there is no drawing for now, and what the drawing throws. */
  readonly paint: Paint;
  /** Has the thread ready before the first page is asked for. */
  warm(): void;
  end(): Promise<void>;
}

interface Drawing {
  readonly asked: PaintAsked;
  done(painted: Painted | undefined): void;
  fail(error: Error): void;
}

/**
 * Draws pages in a thread of its own: a client's text that takes long to draw holds nobody up who wants something else.
 *
 * @param file the module that draws, as a URL.
 */
export function createPainter(file: string, limits: Partial<PainterLimits> = {}): Painter {
  const { busyMs, restMs, megabytes } = { ...usual, ...limits };
  let current: ReturnType<typeof start> | undefined;
  let restsUntil = 0;

  function start() {
    const worker = new Worker(new URL("./paintThread.ts", import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // It keeps no process alive.
    worker.unref();
    const drawings = new Map<number, Drawing>();
    let drawn = 0;
    let heardAt: number | undefined;
    const tell = (message: ToThread) => worker.postMessage(message);
    const watch = setInterval(() => {
      if (drawings.size === 0 || heardAt === undefined) return;
      if (performance.now() - heardAt > busyMs) return stop(new Error("A page took too long to draw."));
      tell({ kind: "ping" });
    }, busyMs / 10).unref();
    const stop = (error: Error) => {
      clearInterval(watch);
      if (current === thread) {
        current = undefined;
        restsUntil = performance.now() + restMs;
      }
      for (const { fail } of drawings.values()) fail(error);
      drawings.clear();
      return worker.terminate();
    };
    const answer = async ({ call, id, route, request }: Extract<FromThread, { kind: "call" }>) => {
      const drawing = drawings.get(id);
      if (drawing === undefined) return;
      try {
        tell({ kind: "answer", call, answer: await drawing.asked.call(route as never, request as never) });
      } catch (error) {
        tell({ kind: "refusal", call, why: error instanceof Error ? error.message : String(error) });
      }
    };
    const end = (id: number) => {
      const drawing = drawings.get(id);
      drawings.delete(id);
      return drawing;
    };
    worker.on("message", (message: FromThread) => {
      heardAt = performance.now();
      if (message.kind === "call") void answer(message);
      else if (message.kind === "drawn") end(message.id)?.done(message.painted);
      else if (message.kind === "failed") end(message.id)?.fail(message.error);
    });
    worker.on("error", (error) => void stop(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => void stop(new Error("What draws pages has ended.")));
    const thread = {
      stop,
      draw: (asked: PaintAsked) =>
        new Promise<Painted | undefined>((done, fail) => {
          drawn += 1;
          if (drawings.size === 0 && heardAt !== undefined) heardAt = performance.now();
          drawings.set(drawn, { asked, done, fail });
          tell({ kind: "draw", id: drawn, path: asked.path, session: asked.session });
        }),
    };
    return thread;
  }

  const ready = () => {
    if (performance.now() < restsUntil)
      throw new Error("Nothing is drawn for a while: a page took too long.");
    current ??= start();
    return current;
  };
  return {
    paint: async (asked) => ready().draw(asked),
    // While it rests nobody needs it.
    warm: () => {
      if (performance.now() >= restsUntil) ready();
    },
    end: async () => {
      const thread = current;
      current = undefined;
      restsUntil = Number.POSITIVE_INFINITY;
      await thread?.stop(new Error("The product is ending."));
    },
  };
}
