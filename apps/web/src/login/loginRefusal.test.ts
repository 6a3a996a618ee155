import { ApiError } from "@stopbank/contract/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { postSession } from "../session/sessionCalls.ts";
import { loginRefusal } from "./loginRefusal.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is said where the server answers so. */
async function saidAfter(response: Response): Promise<string> {
  vi.stubGlobal("fetch", async () => response);
  return postSession("kiri@larkhaven.example", "wrong").then(String, loginRefusal);
}
const body = { error: { code: "auth/too-many-attempts", message: "Too many", requestId: "1" } };

describe("what somebody is told who could not log in", () => {
  it.each([
    ["864", "Too many attempts, please wait and try again in 15 minutes"],
    ["8000", "Too many attempts, please wait and try again in 3 hours"],
    ["240", "Too many attempts, please wait and try again in 4 minutes"],
    ["36", "Too many attempts, please wait and try again in 36 seconds"],
    ["1", "Too many attempts, please wait and try again in 1 second"],
    [undefined, "Too many attempts, please wait and try again"],
    ["Wed, 21 Oct 2026 07:28:00 GMT", "Too many attempts, please wait and try again"],
  ])("tells for how long after too many tries: Retry-After %s", async (wait, words) => {
    const headers: Record<string, string> = wait === undefined ? {} : { "retry-after": wait };
    expect(await saidAfter(Response.json(body, { status: 429, headers }))).toBe(words);
    // A proxy in between has words of its own.
    expect(await saidAfter(new Response("slow down", { status: 429, headers }))).toBe(words);
  });

  it("says no more of a wrong password than that something is wrong", async () => {
    expect(await saidAfter(Response.json(body, { status: 401 }))).toMatch(/e-mail or password/);
  });

  it("passes on what else the server says, and nothing of what is wrong within the page", async () => {
    expect(await saidAfter(Response.json(body, { status: 503 }))).toBe("Too many");
    expect(loginRefusal(new ApiError(0, "network/unreachable", "No network."))).toBe("No network.");
    expect(loginRefusal(new TypeError("x is undefined"))).toBe("Something went wrong.");
  });
});
