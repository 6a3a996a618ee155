import { expect, it } from "vitest";
import { isPublicMail } from "./publicMail.ts";

it("knows domains where anybody has an address from those of organisations", () => {
  for (const domain of ["gmail.com", "xtra.co.nz", "outlook.com"]) expect(isPublicMail(domain)).toBe(true);
  for (const domain of ["larkhaven.govt.nz", "gmail.com.larkhaven.example", "com"])
    expect(isPublicMail(domain)).toBe(false);
});
