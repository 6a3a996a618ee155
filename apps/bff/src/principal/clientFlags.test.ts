import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClientFlags } from "./clientFlags.ts";
import type { LiveSession } from "./liveSession.ts";
import { bearerOf, type Principal, visitor } from "./principal.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const sessionOf = (handle: string): Principal => ({ kind: "session", session: { handle } as LiveSession });

/** Asks as somebody in a client; the API answers with flags that say who asked how often, or refuses. */
function startFlags() {
  const flagsOf = createClientFlags();
  const api = { asked: 0, isDown: false };
  const ask = (principal: Principal, clientName?: string) =>
    flagsOf({
      principal: async () => principal,
      clientName: async () => clientName,
      ask: async () => ({
        send: async () => {
          api.asked++;
          if (api.isDown) throw new Error("down");
          return {
            status: 200,
            headers: {},
            body: Buffer.from(JSON.stringify({ feature_flags: api.asked })),
          };
        },
      }),
    } as unknown as FastifyRequest);
  return { api, ask };
}

it("flags are kept for two seconds, by who asks and in which client", async () => {
  const { api, ask } = startFlags();
  const callers: [Principal, string?][] = [
    [visitor],
    [visitor, "larkhaven"],
    [bearerOf("Bearer a")],
    [bearerOf("Bearer b")],
    [bearerOf("visitor")],
    [bearerOf("session a")],
    [bearerOf("Bearer"), "larkhaven"],
    [bearerOf("Bearer larkhaven")],
    [sessionOf("a")],
    [sessionOf("b")],
    [sessionOf("b"), "larkhaven"],
  ];
  for (let round = 0; round < 2; round++)
    for (const [i, [principal, clientName]] of callers.entries())
      expect(await ask(principal, clientName)).toBe(i + 1);
  vi.advanceTimersByTime(1_999);
  expect(await ask(visitor)).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await ask(visitor)).toBe(callers.length + 1);
  expect(api.asked).toBe(callers.length + 1);
});

it("a refusal is not kept", async () => {
  const { api, ask } = startFlags();
  api.isDown = true;
  await expect(ask(visitor)).rejects.toThrow("down");
  api.isDown = false;
  expect(await ask(visitor)).toBe(2);
});
