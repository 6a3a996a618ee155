import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ApiError, createApiClient, pathOf } from "./client.ts";
import { routes } from "./routes/table.ts";

describe("a call's path", () => {
  it("keeps every part in its place, whatever it holds", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(text, text, text, (assetType, assetTag, rest) => {
        const path = pathOf(routes.assetRisk, { params: { assetType, assetTag }, rest });
        const parts = path.split("/").slice(1).map(decodeURIComponent);
        expect(parts).toEqual(["asset", "risk", assetType, assetTag, rest]);
      }),
    );
  });

  it("leaves out what the query does not say", () => {
    const params = { assetType: "buildings", assetTag: "flood" };
    expect(pathOf(routes.assetRisk, { params, rest: "all", query: { n_days: 0, regions: undefined } })).toBe(
      "/asset/risk/buildings/flood/all?n_days=0",
    );
  });
});

describe("the client", () => {
  const answering = (answer: () => Promise<Response>, seen: [string, RequestInit | undefined][] = []) => {
    const errors: ApiError[] = [];
    const call = createApiClient({
      baseUrl: "/api",
      headers: () => ({ "ui-client-name": "larkhaven" }),
      fetch: async (url, init) => {
        seen.push([String(url), init]);
        return answer();
      },
      onError: (error) => errors.push(error),
    });
    return { call, errors };
  };

  it("sends a body as JSON with the headers of the moment", async () => {
    const seen: [string, RequestInit | undefined][] = [];
    const { call } = answering(async () => Response.json({ buildings: ["b-1"] }), seen);
    expect(
      await call(routes.selectElements, { params: { types: "buildings" }, rest: "all", body: {} }),
    ).toEqual({
      buildings: ["b-1"],
    });
    const [[url, init] = []] = seen;
    expect(url).toBe("/api/asset/buildings/all");
    expect(init).toMatchObject({
      method: "POST",
      body: "{}",
      headers: { "ui-client-name": "larkhaven", "content-type": "application/json" },
    });
  });

  it("hands over bytes where the route answers bytes", async () => {
    const { call } = answering(async () => new Response(Uint8Array.of(1, 2)));
    const params = { assetType: "buildings", assetTag: "flood" };
    expect(new Uint8Array(await call(routes.elementClasses, { params }))).toEqual(Uint8Array.of(1, 2));
  });

  it("tells of a refusal by its code, and of a bare word by the word", async () => {
    const shaped = answering(async () =>
      Response.json(
        { error: { code: "area/unknown", message: "There is none.", requestId: "r1" } },
        { status: 404 },
      ),
    );
    await expect(shaped.call(routes.layers, {})).rejects.toMatchObject({
      status: 404,
      code: "area/unknown",
      requestId: "r1",
    });
    expect(shaped.errors).toHaveLength(1);
    const bare = answering(async () => new Response("TokenExpired", { status: 401 }));
    await expect(bare.call(routes.layers, {})).rejects.toMatchObject({ status: 401, code: "TokenExpired" });
  });

  it.each([
    ["36", 36],
    [undefined, undefined],
  ])("passes on how long to wait where the server says: Retry-After %s", async (wait, retryAfterSeconds) => {
    const headers: Record<string, string> = wait === undefined ? {} : { "retry-after": wait };
    const body = { error: { code: "area/kept-too-many", message: "Too many areas.", requestId: "r1" } };
    const { call } = answering(async () => Response.json(body, { status: 429, headers }));
    await expect(call(routes.layers, {})).rejects.toMatchObject({
      code: "area/kept-too-many",
      retryAfterSeconds,
    });
  });

  it("tells an unreachable server from a call that was given up", async () => {
    const unreachable = answering(() => Promise.reject(new TypeError("fetch failed")));
    await expect(unreachable.call(routes.layers, {})).rejects.toMatchObject({
      status: 0,
      code: "network/unreachable",
    });
    const aborted = answering(() => Promise.reject(new DOMException("gone", "AbortError")));
    await expect(aborted.call(routes.layers, {})).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
  });
});
