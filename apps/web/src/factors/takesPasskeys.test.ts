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

it("names the host that takes them, with its port, where it can", () => {
  const at = (host: string) => hostThatTakesPasskeys(new URL(`http://${host}`) as unknown as Location);
  expect(at("larkhaven.localhost:8080")).toBe("localhost:8080");
  expect(at("127.0.0.1:8080")).toBeUndefined();
});
