import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../openapi/openApiDocument.ts";
import type { Route } from "../route.ts";
import { routes } from "../routes/table.ts";
import { type RoleAccess, roles } from "./roles.ts";
import { isTokenScope, type TokenScope, tokenScopeNames, tokenScopes } from "./tokenScopes.ts";

const all = Object.entries<Route>(routes);
const rank = (access: Route["access"]) =>
  ["public", "visitor", "signed-in", "editor", "admin", "operator"].indexOf(access);

describe.each(tokenScopeNames)("the scope %s", (scope) => {
  const own = all.filter(([, route]) => route.scope === scope);

  it("is asked for by some call, and needs the role that its calls need", () => {
    expect(own.length).toBeGreaterThan(0);
    const most = own.map(([, { access }]) => access).toSorted((a, b) => rank(b) - rank(a))[0];
    const needed: RoleAccess = most === "visitor" || most === undefined ? "signed-in" : (most as RoleAccess);
    expect(tokenScopes[scope].needs).toBe(needed);
    expect(roles).toContain(needed === "signed-in" ? "member" : needed);
  });

  it("reads and nothing more where it says so", () => {
    if (!scope.endsWith(":read")) return;
    // A selection is a body of its own, and an area is kept under the hash of itself, so these are asked by POST.
    const changing = own.filter(([, { method }]) => method === "PUT" || method === "DELETE");
    expect(changing).toEqual([]);
  });
});

it("A-43: calls about the person, and those about tokens, take none", () => {
  const aboutPeople = new Set(["inviteUsers", "resendInvite", "deleteUser"]);
  for (const [id, { path, access, scope }] of all)
    if (
      access === "public" ||
      path.startsWith("/client/tokens") ||
      (path.startsWith("/user") && !aboutPeople.has(id))
    )
      expect(scope, id).toBeUndefined();
});

it("A-43: calls of operators are about no client, take no token, and are none that a client's provider opens", () => {
  const operators = all.filter(([, { access }]) => access === "operator");
  expect(operators.length).toBeGreaterThan(0);
  for (const [id, { anyClient, scope, byProvider, flag }] of operators)
    expect([id, anyClient, scope, byProvider, flag]).toEqual([id, true, undefined, undefined, undefined]);
});

it("is in docs/tokens.md as it is here", () => {
  const page = readFileSync(new URL("../../../../docs/tokens.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([a-z:]+)` \| (.+) \| (.+) \|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(
    tokenScopeNames.map((name) => {
      const { about, needs } = tokenScopes[name];
      return [
        name,
        about,
        { "signed-in": "a member", editor: "an editor", admin: "an administrator" }[needs],
      ];
    }),
  );
});

it("knows its names and no others", () => {
  for (const name of tokenScopeNames) expect(isTokenScope(name)).toBe(true);
  for (const name of ["", "map", "map:write", "toString", "__proto__"])
    expect(isTokenScope(name)).toBe(false);
});

it("is in the OpenAPI document, with each call that takes it", () => {
  const document = openApiDocument(routes, { title: "T", version: "1", description: "T", servers: [] });
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as {
    readonly operationId: string;
    readonly security: readonly Readonly<Record<string, readonly TokenScope[]>>[];
  }[];
  for (const [id, { scope }] of all) {
    const operation = operations.find(({ operationId }) => operationId === id);
    const asked = operation?.security.flatMap(({ apiToken }) => apiToken ?? []);
    expect(asked, id).toEqual(scope === undefined ? [] : [scope]);
  }
  expect(document.components.securitySchemes.apiToken.description).toContain("`map:read`");
});
