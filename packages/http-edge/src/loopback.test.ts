import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.0.2.1", false],
  ["localhost.example.nz", false],
])("knows whether %s is this machine's own: %s", (host, own) => {
  expect(isLoopback(host)).toBe(own);
});
