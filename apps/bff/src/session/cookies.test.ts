import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { deviceMarkCookie } from "./deviceMarkCookie.ts";
import { sessionCookie } from "./sessionCookie.ts";

/** What was set and cleared on a reply. */
function recordingReply() {
  const done: unknown[] = [];
  const setCookie = (...args: unknown[]) => done.push(["set", ...args]);
  const clearCookie = (...args: unknown[]) => done.push(["clear", ...args]);
  return { done, reply: { setCookie, clearCookie } as unknown as FastifyReply };
}
const withCookies = (cookies: Record<string, string>) => ({ cookies }) as unknown as FastifyRequest;

describe.each([
  ["https://stopbank.example", true, "__Host-stopbank", "__Secure-stopbank-mark"],
  ["http://localhost:8080", false, "stopbank", "stopbank-mark"],
])("at %s", (address, secure, sessionName, markName) => {
  const publicUrl = new URL(address);

  it("A-01: the session's cookie is for this host, no script and no other site", () => {
    const cookie = sessionCookie({ publicUrl });
    const { done, reply } = recordingReply();
    cookie.set(reply, "an id");
    cookie.clear(reply);
    const attributes = { path: "/", httpOnly: true, sameSite: "strict", secure };
    expect(done).toEqual([
      ["set", sessionName, "an id", attributes],
      ["clear", sessionName, attributes],
    ]);
    expect(cookie.read(withCookies({ [sessionName]: "an id", other: "x" }))).toBe("an id");
    expect(cookie.read(withCookies({ other: "x" }))).toBeUndefined();
  });

  it("the browser's mark goes where people log in alone, for 180 days, and is read only if it can be one", () => {
    const cookie = deviceMarkCookie({ publicUrl });
    const { done, reply } = recordingReply();
    cookie.set(reply, "a mark");
    const attributes = {
      path: "/bff/session",
      httpOnly: true,
      sameSite: "strict",
      secure,
      maxAge: 15_552_000,
    };
    expect(done).toEqual([["set", markName, "a mark", attributes]]);
    const mark = "a_-Z0".padEnd(43, "x");
    expect(cookie.read(withCookies({ [markName]: mark }))).toBe(mark);
    for (const wrong of [`${mark}x`, mark.slice(1), `${mark.slice(1)}\n`, `${mark.slice(1)}:`])
      expect(cookie.read(withCookies({ [markName]: wrong }))).toBeUndefined();
    expect(cookie.read(withCookies({}))).toBeUndefined();
  });
});
