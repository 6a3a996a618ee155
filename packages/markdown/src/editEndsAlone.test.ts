import { EditMap } from "micromark-util-edit-map";
import { afterEach, expect, it, vi } from "vitest";
import { readingOf } from "./reading.ts";
import { readMarkdown } from "./readMarkdown.ts";

afterEach(() => vi.restoreAllMocks());

/** How many events are put into micromark's list anew by edits while a text is read. */
function movedIn(text: string): number {
  let moved = 0;
  const edit = EditMap.prototype.consume;
  vi.spyOn(EditMap.prototype, "consume").mockImplementation(function (this: EditMap, events) {
    const counted = Object.assign(events, {
      push(...more: typeof events) {
        moved += more.length;
        return Array.prototype.push.apply(events, more);
      },
    });
    edit.call(this, events);
    Reflect.deleteProperty(counted, "push");
  });
  readMarkdown(text);
  vi.restoreAllMocks();
  return moved;
}

it.each([
  ["notes", (at: number) => `a[^${at}]\n\n[^${at}]: b\n\n`],
  ["lists", (at: number) => `a\n\n- ${at}\n\n`],
  ["quotes", (at: number) => `a\n\n> ${at}\n\n`],
])("twice as many %s are twice as much work, not four times", (_what, part) => {
  const textOf = (count: number) => Array.from({ length: count }, (_, at) => part(at)).join("");
  const [some, twice] = [movedIn(textOf(200)), movedIn(textOf(400))];
  expect(some).toBeGreaterThanOrEqual(200);
  expect(twice).toBeLessThan(2.2 * some);
});

it("an edit is as micromark's own, also at the beginning, at the end and of nothing", () => {
  const edited = (...edits: readonly [number, number, readonly string[]][]) => {
    const events = ["a", "b", "c", "d"];
    const map = new EditMap();
    for (const [at, remove, add] of edits) map.add(at, remove, [...add] as never);
    map.consume(events as never);
    return events.join("");
  };
  expect(edited()).toBe("abcd");
  expect(edited([0, 1, ["x"]])).toBe("xbcd");
  expect(edited([4, 0, ["x", "y"]])).toBe("abcdxy");
  expect(edited([3, 1, []], [1, 0, ["x"]])).toBe("axbc");
  expect(edited([2, 1, ["x"]], [2, 1, ["y"]])).toBe("abxy");
});

it("the notes of a text are one list, which is not made anew for each of them", () => {
  const reading = readingOf(readMarkdown("[^a]: b\n\n[^c]: d"), { id: "x" }, () => []);
  const { notes } = reading;
  expect([reading.noteOf("c")?.number, reading.noteOf("a")?.number, reading.noteOf("c")?.markIds]).toEqual([
    1,
    2,
    ["xnote1at1", "xnote1at2"],
  ]);
  expect(reading.notes).toBe(notes);
  expect(notes.map(({ elementId }) => elementId)).toEqual(["xnote1", "xnote2"]);
});
