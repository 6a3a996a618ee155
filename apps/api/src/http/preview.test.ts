import { writePreview } from "@stopbank/contract/preview";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { larkhavenNames, sampleRequest } from "../testing/sampleRequest.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const previewed = (person: "admin" | "member", flags: Record<string, "on" | "off"> = {}) => ({
  ...api.as(person, "larkhaven"),
  "ui-preview": writePreview(flags),
});
const isOn = async (flag: string, headers: Record<string, string>) =>
  (await api.get("/client/config", headers)).json().feature_flags[flag].enabled === "enabled";

it("A-43: refuses an administrator's preview each call that is an administrator's or an editor's", async () => {
  const names = {
    ...larkhavenNames,
    client: "larkhaven",
    version: api.versions.larkhaven ?? "",
    areaId: "0".repeat(64),
  };
  const guarded = Object.values<Route>(routes).filter(
    ({ access }) => access === "admin" || access === "editor",
  );
  expect(guarded.length).toBeGreaterThan(5);
  for (const route of guarded) {
    const answer = await api.app.inject(sampleRequest(route, names, previewed("admin")));
    expect([route.path, answer.statusCode, answer.json().error.code]).toEqual([
      route.path,
      403,
      `auth/${route.access}s-only`,
    ]);
  }
  expect((await api.get("/user", previewed("admin"))).json().user_roles).toEqual(["member"]);
});

it("A-43: refuses an operator's preview each call that is an operator's, and says of nobody that they are one", async () => {
  const operatorsAs = (headers: Record<string, string>) => api.get("/installation/clients", headers);
  expect((await operatorsAs(api.as("operator"))).statusCode).toBe(200);
  for (const header of [writePreview({}), "", "operator"]) {
    const refused = await operatorsAs({ ...api.as("operator"), "ui-preview": header });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, "auth/operators-only"]);
  }
});

it("shows an administrator features as they might stand, and what they open, and changes none", async () => {
  const page = (headers: Record<string, string>) => api.get("/content/summaryPage", headers);
  expect((await page(previewed("admin", { summaryPage: "off" }))).statusCode).toBe(404);
  expect((await page(api.as("admin", "larkhaven"))).statusCode).toBe(200);
  expect(await isOn("replacementCosts", api.as("admin", "larkhaven"))).toBe(false);
  expect(await isOn("replacementCosts", previewed("admin", { replacementCosts: "on" }))).toBe(true);
  expect(await isOn("replacementCosts", api.as("admin", "larkhaven"))).toBe(false);
});

it("A-43: gives nobody else a feature, and nobody a role", async () => {
  expect(await isOn("replacementCosts", previewed("member", { replacementCosts: "on" }))).toBe(false);
  for (const header of ["admin", "role=admin", "", "admin,replacementCosts=on"]) {
    const headers = { ...api.as("member", "larkhaven"), "ui-preview": header };
    expect((await api.get("/user", headers)).json().user_roles).toEqual(["member"]);
    expect((await api.get("/client/users", headers)).statusCode).toBe(403);
    const visitor = await api.get("/client/config", { "ui-preview": header });
    expect(visitor.json().feature_flags.replacementCosts.enabled).toBe("not_enabled");
  }
});
