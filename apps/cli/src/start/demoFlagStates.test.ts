import { featureFlags } from "@stopbank/contract/flags";
import { demoClients } from "@stopbank/demo/clients";
import { expect, it } from "vitest";
import { demoFlagStates } from "./demoFlagStates.ts";

const statesOf = (name: string) => {
  const client = demoClients.find(({ clientName }) => clientName === name);
  if (client === undefined) throw new Error(`There is no demo client ${name}.`);
  return demoFlagStates(client.flags);
};

it("names flags in the demonstration that the contract has", () => {
  const named = demoClients.flatMap(({ flags }) => ("on" in flags ? flags.on : flags.allBut));
  expect(named.filter((name) => !featureFlags.some((flag) => flag === name))).toEqual([]);
});

it("gives each demo client every flag, on or off", () => {
  expect(Object.keys(statesOf("larkhaven"))).toEqual([...featureFlags]);
  expect(statesOf("larkhaven")).toMatchObject({
    riskStories: { enabled: "enabled" },
    hideAccessModule: { enabled: "not_enabled" },
  });
  expect(statesOf("northport")).toMatchObject({
    summaryPage: { enabled: "enabled" },
    riskStories: { enabled: "not_enabled" },
  });
  const openaccess = Object.entries(statesOf("openaccess")).filter(
    ([, { enabled }]) => enabled === "enabled",
  );
  expect(openaccess.map(([flag]) => flag)).toEqual(["guidePage"]);
});
