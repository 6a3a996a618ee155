import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestFits, fitOf, plainWords } from "./byWords.ts";

describe("what is found by its words", () => {
  it.each([
    ["Ōtākaro", "otakaro"],
    ["  1-in-100 ", "1 in 100"],
    ["Wai-iti", "wai iti"],
    ["…", ""],
  ])("macrons, capitals and signs do not matter: %s", (text, plain) => expect(plainWords(text)).toBe(plain));

  it("is best where the title is what was typed, then where it begins so, then by its words, then by others", () => {
    const found = bestFits(
      "river",
      [
        { title: "Streams", words: "river water" },
        { title: "The river" },
        { title: "Riverside" },
        { title: "River flooding" },
        { title: "River" },
        { title: "Coast" },
      ],
      (each) => each,
    );
    expect(found.map(({ title }) => title)).toEqual([
      "River",
      "River flooding",
      "Riverside",
      "The river",
      "Streams",
    ]);
  });

  it("has every word that was typed, in any order", () => {
    expect(fitOf("layers add", "Add layers")).toBeGreaterThan(0);
    expect(fitOf("add roads", "Add layers")).toBe(0);
    expect(fitOf("add roads", "Add layers", "roads")).toBeGreaterThan(0);
  });

  it("is everything, in its order, where nothing was typed", () => {
    expect(bestFits(" ", ["b", "a"], (title) => ({ title }))).toEqual(["b", "a"]);
  });

  it("is found by the beginning of any of its words, whatever they are", () => {
    const word = fc.string({ minLength: 1 }).filter((each) => plainWords(each) !== "");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, at) => {
        const plain = plainWords(words.join(" ")).split(" ");
        const one = plain[at % plain.length]!;
        const beginning = [...one].slice(0, 1 + (at % [...one].length)).join("");
        fc.pre(plainWords(beginning) !== "");
        expect(fitOf(beginning, words.join(" "))).toBeGreaterThan(0);
      }),
    );
  });
});
