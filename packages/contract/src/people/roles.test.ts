import { describe, expect, it } from "vitest";
import { hasAccess, type RoleAccess, requireAccess, roles } from "./roles.ts";

const accesses: readonly RoleAccess[] = ["signed-in", "editor", "admin"];

describe("what roles may have", () => {
  it("A-43: each role has what those before it have, and no more", () => {
    const table = roles.map((role) => accesses.filter((access) => hasAccess(access, [role])));
    expect(table).toEqual([["signed-in"], ["signed-in", "editor"], ["signed-in", "editor", "admin"]]);
  });

  it("A-43: a role that is not known has nothing", () => {
    for (const held of [[], ["owner"], ["Admin"], ["__proto__"]])
      expect(accesses.filter((access) => hasAccess(access, held))).toEqual(["signed-in"]);
  });

  it("says whom it asks for", () => {
    expect(() => requireAccess("admin", ["editor"])).toThrow(
      expect.objectContaining({ code: "auth/admins-only" }),
    );
    expect(() => requireAccess("editor", ["member"])).toThrow(
      expect.objectContaining({ code: "auth/editors-only" }),
    );
    expect(() => requireAccess("editor", ["admin"])).not.toThrow();
  });
});
