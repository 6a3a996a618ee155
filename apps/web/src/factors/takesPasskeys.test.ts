import { expect, it } from "vitest";
import { hostThatTakesPasskeys, takesPasskeys } from "./takesPasskeys.ts";

it.each([
  ["localhost", true],
  ["risk.example.nz", true],
  ["larkhaven.risk.example.nz", true],
  ["larkhaven.localhost", false],
  ["127.0.0.1", false],
  ["[::1]", false],
])("knows that browsers let passkeys be used at %s: %s", (hostname, isSo) => {
  expect(takesPasskeys(hostname)).toBe(isSo);
});

it.each([
  ["risk.example.nz", true],
  ["larkhaven.risk.example.nz", true],
  ["risk.larkhaven.example", false],
  ["evilrisk.example.nz", false],
])("knows that passkeys of risk.example.nz can be used at %s: %s", (hostname, isSo) => {
  expect(takesPasskeys(hostname, "risk.example.nz")).toBe(isSo);
});

it("names the host that takes them, with its port, where it can", () => {
  const at = (host: string, main?: string) => hostThatTakesPasskeys(new URL(`http://${host}`), main);
  expect(at("larkhaven.localhost:8080")).toBe("localhost:8080");
  expect(at("127.0.0.1:8080")).toBeUndefined();
  expect(at("risk.larkhaven.example:8443", "risk.example.nz")).toBe("risk.example.nz:8443");
  expect(at("risk.larkhaven.example", "risk.example.nz")).toBe("risk.example.nz");
});
