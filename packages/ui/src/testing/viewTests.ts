import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// As our page is, which has a doctype: KaTeX sets nothing in a page that says it has none.
Object.defineProperty(document, "compatMode", { value: "CSS1Compat", configurable: true });

// React says on the console what is wrong with a view, and goes on.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(globalThis, "setTimeout");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // What a view meant to do later, such as a tooltip to open, would find no DOM once the last file is done.
  for (const { value } of vi.mocked(setTimeout).mock.results) clearTimeout(value);
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  sessionStorage.clear();
  expect(complaints, "on the console").toEqual([]);
});

// The DOM stays for the next file, which is to find it as it was. What a view began to fetch would find no runner after the last.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
