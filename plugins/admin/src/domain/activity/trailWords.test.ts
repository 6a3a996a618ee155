import { expect, it } from "vitest";
import { actionWords, actorWords, changeRows, changeWords, subjectWords } from "./trailWords.ts";

it.each([
  [{ before: "off", after: "on" }, "off → on"],
  [{ before: ["a.example"], after: [] }, "a.example → none"],
  [{ after: { zoom: 3 } }, 'nothing → {"zoom":3}'],
  [{ actor: "command line", role: "admin" }, "role: admin"],
  [
    { code: "auth/admins-only", further: 100 },
    "answered: auth/admins-only; more within this hour, so far: 100",
  ],
  [{}, ""],
])("says of %j: %s", (details, words) => expect(changeWords({ details })).toBe(words));

it("names who did it, and what it has no words for as it is written", () => {
  const actor = { user_uuid: "k", email: "kiri@larkhaven.example" };
  expect(actorWords({ actor, details: {} })).toBe("kiri@larkhaven.example");
  const details = { token: "Nightly", before: "on", after: "off" };
  expect(actorWords({ actor, details })).toBe("kiri@larkhaven.example by token Nightly");
  expect(changeWords({ details })).toBe("on → off");
  expect(actorWords({ actor: null, details: { actor: "command line" } })).toBe("The command line");
  expect(actorWords({ actor: { user_uuid: "k", email: null }, details: {} })).toBe(
    "An account that is gone (k)",
  );
  expect([actionWords("flag.changed"), actionWords("x.y")]).toEqual(["Switched a feature", "x.y"]);
});

it("names texts as their panel does, and everything else as it is written", () => {
  const named = (action: string, subject: string | null) => subjectWords({ action, subject });
  expect(named("content.changed", "terms")).toBe("Terms and conditions");
  expect(named("content.changed", "help pipes.md")).toBe("Help text: pipes.md");
  expect(named("content.changed", "glossary")).toBe("glossary");
  expect(named("flag.changed", "terms")).toBe("terms");
  expect(named("terms.accepted", null)).toBe("");
});

it("A-45: sets beside each other what there was and what became of it, part by part where it has parts", () => {
  expect(changeRows({ details: { before: "off", after: "on", because: "x" } })).toEqual([
    { what: "", before: "off", after: "on" },
    { what: "because", before: "", after: "x" },
  ]);
  const details = {
    actor: "command line",
    before: { a: 1, b: [1, 2], c: "x" },
    after: { a: 1, b: [], d: null },
  };
  expect(changeRows({ details })).toEqual([
    { what: "b", before: "1, 2", after: "none" },
    { what: "c", before: "x", after: "nothing" },
    { what: "d", before: "nothing", after: "nothing" },
  ]);
  expect(changeRows({ details: { before: null, after: { a: 1 } } })).toEqual([
    { what: "a", before: "nothing", after: "1" },
  ]);
  expect(changeRows({ details: {} })).toEqual([]);
});
