import { describe, expect, it } from "vitest";
import { socketAddress } from "./socketAddress.ts";

describe("A-36: the address a page listens at", () => {
  it.each([
    ["http://larkhaven.localhost:8080", "ws://larkhaven.localhost:8080/bff/socket?client=larkhaven"],
    ["https://risk.example", "wss://risk.example/bff/socket?client=larkhaven"],
  ])("is of the page's own origin: %s", (origin, address) => {
    expect(socketAddress({ origin }, "larkhaven").href).toBe(address);
  });

  it.each([
    "//elsewhere.example",
    "wss://elsewhere.example/",
    "@elsewhere.example",
    "../../x",
    "a&b=c#d",
    "",
  ])("stays there whatever the client is called: %j", (name) => {
    const { host, pathname, searchParams, hash } = socketAddress({ origin: "https://risk.example" }, name);
    expect([host, pathname, hash]).toEqual(["risk.example", "/bff/socket", ""]);
    expect([...searchParams]).toEqual([["client", name]]);
  });
});
