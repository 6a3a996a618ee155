import { describe, expect, it } from "vitest";
import { validateLogin } from "./validateLogin.ts";

describe("log-in fields", () => {
  it.each(["kiri@larkhaven.example", " a.b+c@x.co.nz ", "ops@[10.0.0.1]"])("takes %j", (email) =>
    expect(validateLogin({ email, password: "x" })).toEqual({}),
  );

  it.each(["", "kiri", "kiri@", "@x.nz", "a b@x.nz", "a@x", "a@@x.nz", "a@-x.nz"])("refuses %j", (email) =>
    expect(validateLogin({ email, password: "x" })).toEqual({ email: "Invalid email" }),
  );

  it("wants a password, with any spaces in it", () => {
    expect(validateLogin({ email: "a@x.nz", password: "" })).toHaveProperty("password");
    expect(validateLogin({ email: "a@x.nz", password: " " })).toEqual({});
  });
});
