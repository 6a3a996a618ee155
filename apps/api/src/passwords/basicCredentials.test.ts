import { describe, expect, it } from "vitest";
import { basicCredentials } from "./basicCredentials.ts";

const header = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
const refused = expect.objectContaining({ code: "auth/bad-basic", kind: "unauthenticated" });

describe("an Authorization header with a password", () => {
  it("is read up to its first colon, as UTF-8, in either case and with any space", () => {
    expect(basicCredentials(header("jo@x.nz:tī:2"))).toEqual({ email: "jo@x.nz", password: "tī:2" });
    expect(basicCredentials(header("jo@x.nz:p").replace("Basic ", "bAsIc   ")).email).toBe("jo@x.nz");
    expect(basicCredentials(header("jo@x.nz:"))).toEqual({ email: "jo@x.nz", password: "" });
  });

  it("may be as long as the longest address and password, and no longer", () => {
    const longest = `${"e".repeat(320)}:${"p".repeat(1_024)}`;
    expect(basicCredentials(header(longest)).password).toHaveLength(1_024);
    expect(() => basicCredentials(header(`${longest}p`))).toThrow(refused);
    expect(() => basicCredentials(header(`e${longest}`))).toThrow(refused);
  });

  it.each([
    ["no colon", header("jo@x.nz")],
    ["no address", header(":password")],
    ["a zero", header("jo@x.nz:pass\0word")],
    ["what is no base64", "Basic jo@x.nz:password"],
    ["something after it", `${header("jo@x.nz:p")} more`],
    ["another scheme before it", `Negotiate, ${header("jo@x.nz:p")}`],
    ["nothing", ""],
  ])("is refused with %s", (_case, authorization) => {
    expect(() => basicCredentials(authorization)).toThrow(refused);
  });
});
