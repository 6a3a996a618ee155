import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropDraft, emptyDraft, keepDraft, keptDraft } from "./draft.ts";
import { forgetSignUp, recentSignUpOf, rememberSignUp } from "./recentSignUp.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("ACC-15, ACC-16: remembers a sign-up by its address, however it is written, until it is confirmed", () => {
  rememberSignUp({ email: " Kiri@Larkhaven.example ", signUpId: "an-id" });
  expect(Object.fromEntries(stored)).toEqual({
    recent_signup_email: "kiri@larkhaven.example",
    recent_signup_uuid: "an-id",
  });
  expect(recentSignUpOf("kiri@larkhaven.EXAMPLE")).toMatchObject({ signUpId: "an-id" });
  expect(recentSignUpOf("hemi@larkhaven.example")).toBeUndefined();
  forgetSignUp();
  expect([recentSignUpOf("kiri@larkhaven.example"), stored.size]).toEqual([undefined, 0]);
});

it("keeps what was typed in forms that were closed, without passwords", () => {
  const typed = { ...emptyDraft, email: "kiri@larkhaven.example", phone: "021", password: "Stopbank-1" };
  keepDraft({ ...typed, step: "sign-up" });
  expect(keptDraft()).toEqual({ ...typed, step: "sign-up", password: "" });
  keepDraft({ ...typed, step: "new-password" });
  expect(keptDraft().step).toBe("log-in");
  dropDraft();
  expect(keptDraft()).toEqual(emptyDraft);
});
