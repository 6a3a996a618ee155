import { expect, it } from "vitest";
import { membersOf, userWith } from "../../../domain/testing/users.ts";
import { peopleToOffer, whoIsMeant } from "./whoIsMeant.ts";

const uuid = "0a2b74a4-4a5f-4a5c-9c9b-2f9a2e3d4c5b";
const people = [userWith({ user_uuid: uuid, email: "Kiri@larkhaven.example" }), ...membersOf(10_000)];

it.each([
  ["  ", { kind: "anybody" }],
  [" kiri@LARKHAVEN.example", { kind: "account", uuid }],
  [uuid.toUpperCase(), { kind: "account", uuid }],
  ["kiri", { kind: "unknown" }],
])("%s means %j", (typed, meant) => expect(whoIsMeant(typed, people)).toEqual(meant));

it("offers the addresses that have what is typed in them, and not ten thousand", () => {
  expect(peopleToOffer("KIRI", people)).toEqual(["Kiri@larkhaven.example"]);
  expect(peopleToOffer("member", people)).toHaveLength(20);
});
