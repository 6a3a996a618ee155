import { assert, constantFrom, dictionary, integer, option, property, record, string } from "fast-check";
import { expect, it } from "vitest";
import { choiceText, readChoice } from "./choiceText.ts";
import { type PriorityChoice, sortColumns } from "./priorityChoice.ts";
import { priorityExtension } from "./priorityExtension.ts";

const { isEmpty } = priorityExtension;
const encode = (choice: PriorityChoice) => priorityExtension.encode(choiceText(choice));
/** As a link is read. */
function decode(text: string): PriorityChoice | undefined {
  const kept = priorityExtension.decode(text);
  return kept === undefined ? undefined : readChoice(kept);
}
const whole: PriorityChoice = {
  scenario: "today",
  layer: "suburbs",
  area: "suburbs.otaki; beach=1",
  weights: { homes: 5, "fresh:water": 2 },
  sort: { column: "area", isDescending: true },
};

it("goes into a link and comes out of it the same", () => {
  expect(encode(whole)).toBe("today;suburbs;suburbs.otaki%3B%20beach%3D1;homes:5,fresh%3Awater:2;area-");
  expect(decode(encode(whole))).toEqual(whole);
  expect(encode({ ...whole, hazardGroup: "Rivers; rain" })).toBe(`${encode(whole)};Rivers%3B%20rain`);
  expect(decode(";;;;unknown")).toEqual({ sort: { column: "unknown", isDescending: false } });
});

it("does so whatever names there are", () => {
  const name = string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  const some = <T>(of: Parameters<typeof option<T, undefined>>[0]) => option(of, { nil: undefined });
  const choice = record({
    scenario: some(name),
    layer: some(name),
    area: some(name),
    weights: some(dictionary(name, integer({ min: 1, max: 5 }), { minKeys: 1, maxKeys: 12 })),
    sort: some(record({ column: constantFrom(...sortColumns), isDescending: constantFrom(true, false) })),
    hazardGroup: some(name),
  });
  assert(
    property(choice, (drawn) => {
      const said = Object.fromEntries(
        Object.entries(drawn).filter(([, value]) => value !== undefined),
      ) as PriorityChoice;
      expect(decode(encode(said))).toEqual(said);
    }),
  );
});

it("takes no room where nothing is chosen", () => {
  expect(isEmpty(choiceText({}))).toBe(true);
  expect(isEmpty(choiceText(whole))).toBe(false);
});

it.each([
  ["nothing", ""],
  ["too few parts", "today;suburbs"],
  ["an empty sixth part", ";;;;;"],
  ["too many parts", ";;;;;Coastal;"],
  ["a weight that is none", ";;;homes:6;"],
  ["half a weight", ";;;homes;"],
  ["a weight of nothing", ";;;:3;"],
  ["an empty weight", ";;;homes:3,,land:2;"],
  ["an order that is none", ";;;;1"],
  ["an order of no column", ";;;;-"],
  ["a name that is too long", `${"a".repeat(901)};;;;`],
  ["more weights than a link holds", `;;;${Array.from({ length: 41 }, (_, at) => `s${at}:2`).join(",")};`],
])("takes %s for damaged", (_what, text) => {
  expect(decode(text)).toBeUndefined();
});

it("takes a damaged name for none, and an order by a column that there is not", () => {
  expect(decode("%E0%A4%A;;;%E0%A4%A:3,homes:2;score")).toEqual({ weights: { homes: 2 } });
});

it("is the same choice for the same text, so that nobody works on it twice", () => {
  expect(readChoice(choiceText(whole))).toBe(readChoice(choiceText(whole)));
  expect(readChoice("")).toBe(readChoice(""));
});
