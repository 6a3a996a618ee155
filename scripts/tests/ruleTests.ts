import { afterAll, vi } from "vitest";

const globals = Object.getOwnPropertyDescriptors(globalThis);

// Modules and globals stay for the next file, which is to find them as they were: with another's `window` a library
// takes itself to be in a browser.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A spy on what was stubbed puts the stub back when it is restored.
  Object.defineProperties(globalThis, globals);
});
