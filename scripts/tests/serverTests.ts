import { afterAll, vi } from "vitest";

// Modules stay for the next file, which is to find clock and environment as they were.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
