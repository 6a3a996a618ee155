import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardsOf, lengthOf, shownBy } from "./storySteps.ts";
import { story, storyLayer } from "./testing/stories.ts";

const ids = (layers: readonly { readonly id: string }[]) => layers.map(({ id }) => id);

describe("the cards of a story", () => {
  const cards = cardsOf(story());

  it("STO-04 begin with an introduction that nobody wrote, and name a chapter on its first step alone", () => {
    expect(cards.map(({ title, chapterTitle, chapter }) => [title, chapterTitle, chapter])).toEqual([
      ["A flood of the Awatōrea", undefined, -1],
      ["Rain in the hills", "The river", 0],
      ["The stopbank", undefined, 0],
      ["Who lives there", "The town", 1],
    ]);
  });

  it("STO-12 are where they say, else where the one before is, whatever the reader has looked at", () => {
    const [, rain, stopbank, people] = cards;
    expect(cards[0]?.location).toBeUndefined();
    expect(rain?.location).toMatchObject({ longitude: 172.9 });
    expect([stopbank, people].map((card) => card?.location)).toEqual([rain?.location, rain?.location]);
  });

  it("AMB-40 show what the step says, else the chapter, else the story, each field by itself; an empty list is a value", () => {
    expect(
      cards.map(({ elements, scenarios, contexts }) => [elements, scenarios, contexts].map(ids)),
    ).toEqual([
      [["buildings"], ["coastal"], []],
      [["buildings"], ["coastal"], []],
      [[], ["coastal"], []],
      [["schools"], ["coastal"], ["context_polygon"]],
    ]);
  });

  it("AMB-40 hold for every way of leaving out and emptying lists", () => {
    const list = fc.option(
      fc.array(
        fc.constantFrom("a", "b").map((id) => storyLayer("asset", id)),
        { maxLength: 2 },
      ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(list, list, list, (step, chapter, whole) => {
        const { elements, scenarios } = shownBy(
          { elements: step },
          { elements: chapter },
          { elements: whole },
        );
        expect(elements).toEqual(step ?? chapter ?? whole ?? []);
        expect(scenarios).toEqual([]);
      }),
    );
  });

  it("STO-03 count one step more than were written, for the introduction", () => {
    expect(lengthOf(story())).toBe("2 Chapters, 4 Steps");
    expect(lengthOf({ chapters: [] })).toBe("0 Chapters, 1 Step");
  });
});
