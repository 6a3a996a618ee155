import { featureFlags } from "@stopbank/contract/flags";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  await orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members: [] });
  const clients = [{ client: "bay", role: "admin" as const }];
  await orders["user/add"].perform(tools, { email: "mere@bay.example", password: "Stopbank-1", clients });
  await orders["client/domain"].perform(tools, { client: "bay", domain: "bay.example", state: "on" });
  await orders["client/flag"].perform(tools, { client: "bay", flag: "guidePage", state: "off" });
  const token = { client: "bay", name: "T", maker: "mere@bay.example", scopes: ["map:read" as const] };
  await orders["token/add"].perform(tools, token);
});
afterAll(() => tools.close());

it("shows what there is of a client, for a script", async () => {
  const shown = JSON.parse(await orders["client/show"].perform(tools, { client: "bay" }));
  expect(shown).toMatchObject({
    client_name: "bay",
    display_name: "The bay",
    dataset: null,
    people: { admin: 1, editor: 0, member: 0 },
    email_domains: ["bay.example"],
    tokens_in_use: 1,
    preferences: { term_preference: { risk: false, hazard: true } },
  });
  expect(shown.features_on).toContain("summaryPage");
  expect(shown.features_on).not.toContain("guidePage");
  await expect(orders["client/show"].perform(tools, { client: "sound" })).rejects.toMatchObject({
    code: "client/unknown",
  });
});

it("lists how every flag stands and what it does, for people and for a script", async () => {
  const flags = [...featureFlags, "flood-gauges.page"] as const;
  const asked = { client: "bay", flags: flags.map((flag) => ({ flag, about: `What ${flag} does.` })) };
  const lines = (await orders["flag/list"].perform(tools, asked)).split("\n");
  expect(lines).toHaveLength(flags.length);
  for (const [flag, position] of [
    ["guidePage", "off"],
    ["summaryPage", "on"],
    ["flood-gauges.page", "off"],
  ])
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${position} +${flag} {2,}What ${flag} does\\.$`)),
    );
  const json = JSON.parse(await orders["flag/list"].perform(tools, { ...asked, json: true }));
  expect(Object.keys(json)).toEqual(flags);
  expect(json.guidePage).toBe("off");
});
