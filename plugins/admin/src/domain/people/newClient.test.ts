import { clientNameFault } from "@stopbank/contract/client-names";
import fc from "fast-check";
import { expect, it } from "vitest";
import { blankClient, clientFaults, fieldOfRefusal, peopleWords, suggestedName } from "./newClient.ts";

it("says of each field what is wrong with it", () => {
  expect(Object.keys(clientFaults(blankClient))).toEqual(["displayName", "name", "administrator"]);
  const good = { displayName: "Ōpōtiki", name: "opotiki", administrator: "kiri@opotiki.example" };
  expect(clientFaults(good)).toEqual({});
  expect(clientFaults({ ...good, name: "Ōpōtiki" })).toEqual({
    name: expect.stringContaining("lower-case letters"),
  });
});

it("knows which field the server refuses, and of what is about none", () => {
  expect(fieldOfRefusal("clients/name-taken")).toBe("name");
  expect(fieldOfRefusal("client/bad-email")).toBe("administrator");
  expect(fieldOfRefusal("client/too-many")).toBeUndefined();
});

it.each([
  ["Ōpōtiki District Council", "opotiki-district-council"],
  ["  Te Kaunihera o Te Tai Tokerau (2026) ", "te-kaunihera-o-te-tai-tokerau-2026"],
  ["Whangārei / Kaipara", "whangarei-kaipara"],
  ["東京都", ""],
])("suggests for %j a name that addresses take", (displayName, name) => {
  expect(suggestedName(displayName)).toBe(name);
});

it("suggests nothing that would be refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (displayName) => {
      const name = suggestedName(displayName);
      expect(name === "" || clientNameFault(name) === undefined).toBe(true);
    }),
  );
});

it("counts people, and those who are to come", () => {
  expect([
    peopleWords({ members: 0, invited: 1 }),
    peopleWords({ members: 1, invited: 0 }),
    peopleWords({ members: 12, invited: 3 }),
  ]).toEqual(["Nobody yet, 1 invited", "1 person", "12 people, 3 invited"]);
});
