import { describe, expect, it } from "vitest";
import { answerHref, isMap, pathOf, placeOfMessage } from "./messageWords.ts";

describe("where a message was sent from", () => {
  it.each(["/risk?v=1&l=e:buildings", "/", "/home#x", "/risk/stories"])("is %s", (page) => {
    expect(placeOfMessage({ page })).toBe(page);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/risk\\..\\x",
    "https://evil.example",
    "javascript:x",
  ])("is nowhere for %s", (page) => {
    expect(placeOfMessage({ page })).toBeUndefined();
  });

  it("is a map or not", () => {
    expect(["/risk", "/risk?x", "/risk/stories", "/risky", "/home"].map(isMap)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(pathOf("/risk?v=1#x")).toBe("/risk");
    expect(placeOfMessage({ page: null })).toBeUndefined();
  });
});

describe("an answer", () => {
  it("quotes the message, and puts nothing of it among the fields of the mail", () => {
    const message = { email: "aroha+map@a.example", text: "Kia ora & welcome?\nbcc: x@y.example" };
    const href = answerHref(message, "Larkhaven & Co") ?? "";
    const url = new URL(href);
    expect(decodeURIComponent(url.pathname)).toBe("aroha+map@a.example");
    expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(url.searchParams.get("subject")).toBe("Your message to Larkhaven & Co");
    expect(url.searchParams.get("body")).toBe("\r\n\r\n> Kia ora & welcome?\r\n> bcc: x@y.example");
    expect(
      new URL(answerHref({ email: "a?bcc=x@y.example", text: "" }, "L") ?? "").searchParams.has("bcc"),
    ).toBe(false);
  });

  it("is not to be had where no address was given, and quotes no more than mail programs take", () => {
    expect(answerHref({ email: null, text: "x" }, "L")).toBeUndefined();
    expect(answerHref({ email: "a@b.example", text: "ā".repeat(10_000) }, "L")?.length).toBeLessThan(8_000);
  });
});
