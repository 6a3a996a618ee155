import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChoice, writeChoice } from "./choiceAddress.ts";
import { regionColumn, sortedNext, startChoice } from "./summaryChoice.ts";

const name = fc.string({ minLength: 1, maxLength: 12, unit: "binary" });
const tag = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,20}$/);
const anyChoice = fc.record({
  scenarios: fc.uniqueArray(tag, { maxLength: 5 }),
  regionGroup: fc.option(name, { nil: undefined }),
  elementGroup: fc.option(name, { nil: undefined }),
  isPercent: fc.boolean(),
  show: fc.constantFrom("quantity" as const, "value" as const),
  of: fc.constantFrom("region" as const, "all" as const),
  isShaded: fc.boolean(),
  isPlain: fc.boolean(),
  sort: fc.option(fc.record({ column: tag, isDescending: fc.boolean() }), { nil: undefined }),
});

describe("a choice in an address", () => {
  it("is read back as it was written, whatever it is", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const text = String(writeChoice(choice));
        // Half a letter that no address can carry becomes a sign of its own.
        fc.pre(text.isWellFormed() && !text.includes("%EF%BF%BD"));
        expect(readChoice(new URLSearchParams(text))).toEqual(choice);
      }),
    );
  });

  it("is empty as it begins, and as it begins where an address has it in no known way", () => {
    expect(String(writeChoice(startChoice))).toBe("");
    const odd = "scenarios=,a,,a,b&percent=yes&show=money&of=&shade=1&table=&sort=down&other=x";
    expect(readChoice(new URLSearchParams(odd))).toEqual({ ...startChoice, scenarios: ["a", "b"] });
  });
});

it("sorting a column goes on from the most to the least and back to the order of the group; of names from the first", () => {
  const most = sortedNext(undefined, "roads.total");
  const least = sortedNext(most, "roads.total");
  expect([most?.isDescending, least?.isDescending, sortedNext(least, "roads.total")]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(sortedNext(least, "roads.minor")).toEqual({ column: "roads.minor", isDescending: true });
  expect(sortedNext(undefined, regionColumn)?.isDescending).toBe(false);
});
