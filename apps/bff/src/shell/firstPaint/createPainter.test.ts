import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PaintAsked } from "@stopbank/contract/first-paint";
import { afterAll, afterEach, expect, it } from "vitest";
import { createPainter, type Painter } from "./createPainter.ts";

const code = `
export const paint = async ({ path, session, call }) => {
  if (path === "/endless") for (;;) ;
  if (path === "/greedy") { const all = []; for (;;) all.push(new Array(1e6).fill(path)); }
  if (path === "/broken") throw new Error("It breaks.");
  const answer = await call({ method: "GET", path: "/client/config", schema: () => 1 }, { query: { path } });
  return { theme: "", title: "", head: "", page: JSON.stringify([path, session.signedIn, answer]), answers: "{}" };
};`;

const folder = mkdtempSync(join(tmpdir(), "stopbank-painter-"));
const file = join(folder, "paint.mjs");
writeFileSync(file, code);

const painters: Painter[] = [];
afterEach(async () => {
  await Promise.all(painters.splice(0).map((painter) => painter.end()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const painter = (restMs = 60_000) => {
  const made = createPainter(pathToFileURL(file).href, { busyMs: 1_000, restMs, megabytes: 64 });
  painters.push(made);
  return made;
};
const asked = (path: string, answer: () => unknown = () => "asked"): PaintAsked => ({
  path,
  session: { signedIn: false },
  call: (async (route: object, request: object) => [route, request, answer()]) as never,
});

it("draws, and asks the API by whoever asks for the page", async () => {
  const { paint } = painter();
  const [a, b] = await Promise.all([
    paint(asked("/a", () => 1)),
    paint({ ...asked("/b", () => 2), session: { signedIn: true } }),
  ]);
  const of = (path: string) => [{ method: "GET", path: "/client/config" }, { query: { path } }];
  expect(JSON.parse(a?.page ?? "")).toEqual(["/a", false, [...of("/a"), 1]]);
  expect(JSON.parse(b?.page ?? "")).toEqual(["/b", true, [...of("/b"), 2]]);
});

it("fails with what breaks and with what the API refuses, and draws the next", async () => {
  const { paint } = painter();
  await expect(paint(asked("/broken"))).rejects.toThrow("It breaks.");
  const refuse = () => {
    throw new Error("Refused.");
  };
  await expect(paint(asked("/a", refuse))).rejects.toThrow("Refused.");
  expect(await paint(asked("/a"))).toBeDefined();
});

it.each(["/endless", "/greedy"])("is ended at %s without holding anybody up, and rests", async (path) => {
  const { paint } = painter();
  await paint(asked("/a"));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const others = [paint(asked(path)), paint(asked("/b"))].map((one) => one.catch((error: Error) => error));
  expect(await others[0]).toBeInstanceOf(Error);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
  await expect(paint(asked("/a"))).rejects.toThrow("Nothing is drawn for a while");
  await Promise.all(others);
});

it("begins nothing once it has ended, nor while it rests", async () => {
  const resting = painter();
  await expect(resting.paint(asked("/endless"))).rejects.toThrow("too long");
  resting.warm();
  const ended = painter();
  await ended.end();
  ended.warm();
  await expect(ended.paint(asked("/a"))).rejects.toThrow("Nothing is drawn");
});

it("begins again after its rest", async () => {
  const { paint } = painter(100);
  await expect(paint(asked("/endless"))).rejects.toThrow("too long");
  await expect.poll(() => paint(asked("/a")).catch(() => undefined)).toBeDefined();
});
