import { hasAccess, type Role, roles } from "@stopbank/contract/roles";
import { expect, it } from "vitest";
import { abilities, roleQuestion } from "./roleWords.ts";

it("A-43: says of each role what those before it may do, and more", () => {
  const count = (role: Role) => abilities.filter(({ by }) => by.includes(role)).length;
  expect(roles.map(count)).toEqual([...roles.map(count)].toSorted((a, b) => a - b));
  for (const { by } of abilities)
    for (const role of by) expect(hasAccess("signed-in", [role]) && by.includes("admin")).toBe(true);
});

it.each<[Role, Role, string | undefined]>([
  ["member", "editor", undefined],
  ["editor", "member", undefined],
  ["admin", "admin", undefined],
  ["member", "admin", "Make administrator"],
  ["editor", "admin", "Make administrator"],
  ["admin", "editor", "Make editor"],
  ["admin", "member", "Make member"],
])("A-43: from %s to %s asks where administrators become more or fewer", (before, after, confirm) => {
  const question = roleQuestion({
    email: "kiri@larkhaven.example",
    before,
    after,
    organisation: "Larkhaven",
    isMe: false,
  });
  expect(question?.confirm).toBe(confirm);
  if (question !== undefined) expect(question.text).toContain("kiri@larkhaven.example");
});

it("tells the reader what becomes of themself", () => {
  const own = { email: "kiri@larkhaven.example", organisation: "Larkhaven", isMe: true } as const;
  expect(roleQuestion({ ...own, before: "admin", after: "editor" })?.text).toMatch(
    /^You will be an editor of Larkhaven at once/,
  );
});
