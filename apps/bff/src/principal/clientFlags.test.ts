import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { createClientFlags } from "./clientFlags.ts";

/** The API answers with flags that say how often it was asked, or refuses. */
function startFlags() {
  const flagsOf = createClientFlags();
  const api = { asked: 0, isDown: false };
  const request = () =>
    ({
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
    }) as unknown as FastifyRequest;
  return { api, flagsOf, request };
}

it("flags are asked for once by each request, so that a switch holds at the next", async () => {
  const { api, flagsOf, request } = startFlags();
  const first = request();
  expect([await flagsOf(first), await flagsOf(first), await flagsOf(request())]).toEqual([1, 1, 2]);
  expect(api.asked).toBe(2);
});

it("a refusal is the request's own", async () => {
  const { api, flagsOf, request } = startFlags();
  api.isDown = true;
  await expect(flagsOf(request())).rejects.toThrow("down");
  api.isDown = false;
  expect(await flagsOf(request())).toBe(2);
});
