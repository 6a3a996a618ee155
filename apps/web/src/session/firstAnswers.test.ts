import { beforeEach, expect, it, vi } from "vitest";
import { answers, member, type StartedShell, startShell } from "./testing/shellAtServer.ts";

let session: StartedShell;

beforeEach(async () => {
  session = await startShell();
});

it("asks who is here and for their client once, and the shell begins with those answers", async () => {
  answers.set("GET /bff/session", { body: member("northport") });
  const { askAhead } = await import("./firstAnswers.ts");
  askAhead();
  const { startSession, shell } = session;
  // What was asked ahead is what counts.
  answers.set("GET /bff/session", { body: member("larkhaven") });
  await startSession();
  expect(shell.client?.name).toBe("northport");
  await startSession();
  expect(shell.client?.name).toBe("larkhaven");
});

it("says why the shell cannot begin as if it had asked then, and a retry asks anew", async () => {
  answers.set("GET /bff/session", { status: 503, body: { error: { code: "api/away", message: "Away." } } });
  const { askAhead } = await import("./firstAnswers.ts");
  askAhead();
  await vi.dynamicImportSettled();
  const { startSession, shell } = session;
  answers.set("GET /bff/session", { body: member("northport") });
  await startSession();
  expect([shell.phase, shell.error?.message]).toEqual(["failed", "Away."]);
  await startSession();
  expect([shell.phase, shell.client?.name]).toEqual(["ready", "northport"]);
});
