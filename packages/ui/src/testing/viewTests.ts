import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// As our page is, which has a doctype: KaTeX sets nothing in a page that says it has none.
Object.defineProperty(document, "compatMode", { value: "CSS1Compat", configurable: true });

// React says on the console what is wrong with a view, and goes on.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  expect(complaints, "on the console").toEqual([]);
});

// The DOM stays for the next file, which is to find it as it was.
afterAll(() => {
  vi.unstubAllGlobals();
});
