// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { keptText } from "./keptText.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is kept until it is written anew, or nothing is", () => {
  // Others' tests share this browser.
  const before = localStorage.length;
  const text = keptText("a");
  expect(text.read()).toBeNull();
  text.write("one");
  expect([keptText("a").read(), keptText("b").read()]).toEqual(["one", null]);
  text.write(undefined);
  expect([text.read(), localStorage.length]).toEqual([null, before]);
});

it("is nothing where the browser keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("Full or closed", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const text = keptText("a");
  text.write("one");
  text.write(undefined);
  expect(text.read()).toBeNull();
});
