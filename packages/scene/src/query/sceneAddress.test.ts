import { describe, expect, it } from "vitest";
import { clientOfAddress, withoutScene } from "./sceneAddress.ts";

describe("the client of an address", () => {
  it.each([
    ["/risk?v=1&client=larkhaven&at=1,2,3", "larkhaven"],
    ["/risk?client=larkhaven", undefined],
    ["/risk?v=1&at=1,2,3", undefined],
    ["/home", undefined],
  ])("%s", (href, client) => expect(clientOfAddress(href)).toBe(client));
});

describe("an address without its scene", () => {
  it.each([
    ["/risk?v=1&client=larkhaven&at=1,2,3&layers=e:buildings", "/risk"],
    ["/risk?v=1&tour=2&client=larkhaven#map", "/risk?tour=2#map"],
    ["/risk?v=1&count=roads:value&x=1", "/risk?x=1"],
    ["/ranking?v=2&x.ranking.weights=a:1&xx.b=2", "/ranking?xx.b=2"],
    ["/home#faq", "/home#faq"],
    ["/home", "/home"],
  ])("%s", (href, without) => expect(withoutScene(href)).toBe(without));
});
