import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startSentry } from "./testing/startSentry.ts";

const program = fileURLToPath(new URL("./testing/uncaught.ts", import.meta.url));

const runUntilItEnds = (dsn: string, way: string) =>
  new Promise<{ code: unknown; stderr: string }>((done) => {
    execFile(process.execPath, [program, dsn, way], (error, _stdout, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });

it.each([
  ["throws", "TypeError", "unexpected"],
  ["rejects", "RangeError", "unexpected"],
  ["rejects with no error", "UnhandledPromiseRejection", "ERR_UNHANDLED_REJECTION"],
])(
  "reports what a process that %s ends of, without its words, and it ends as without this",
  async (way, type, value) => {
    const sentry = await startSentry();
    onTestFinished(sentry.close);
    const [watched, alone] = await Promise.all([runUntilItEnds(sentry.dsn, way), runUntilItEnds("", way)]);
    expect(sentry.events()).toMatchObject([
      {
        release: "stopbank@1.2.3",
        tags: { service: "test" },
        exception: { values: [{ type, value }] },
      },
    ]);
    expect(sentry.received[0]).not.toContain("kiri@");
    expect([watched.code, alone.code]).toEqual([1, 1]);
    const namesIt = /kiri@larkhaven\.example/;
    expect([watched.stderr, alone.stderr]).toEqual([
      expect.stringMatching(namesIt),
      expect.stringMatching(namesIt),
    ]);
  },
);
