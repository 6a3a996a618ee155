import { expect, it } from "vitest";
import { actionWords, actorWords, changeWords } from "./trailWords.ts";

it.each([
  [{ before: "off", after: "on" }, "off → on"],
  [{ before: ["a.example"], after: [] }, "a.example → none"],
  [{ after: { zoom: 3 } }, 'nothing → {"zoom":3}'],
  [{ actor: "command line", role: "admin" }, "role: admin"],
  [{}, ""],
])("says of %j: %s", (details, words) => expect(changeWords({ details })).toBe(words));

it("names who did it, and what it has no words for as it is written", () => {
  const actor = { user_uuid: "k", email: "kiri@larkhaven.example" };
  expect(actorWords({ actor, details: {} })).toBe("kiri@larkhaven.example");
  const details = { token: "Nightly", before: "on", after: "off" };
  expect(actorWords({ actor, details })).toBe("kiri@larkhaven.example by token Nightly");
  expect(changeWords({ details })).toBe("on → off");
  expect(actorWords({ actor: null, details: { actor: "command line" } })).toBe("The command line");
  expect([actionWords("flag.changed"), actionWords("x.y")]).toEqual(["Switched a feature", "x.y"]);
});
