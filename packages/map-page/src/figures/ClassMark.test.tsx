import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ClassMark.states.tsx";

it.each([
  ["major", "Major", false],
  ["not exposed", "Not exposed", false],
  ["not assessed", "Not assessed", true],
] as const)(
  "names a class beside its colour, and hatches what was not assessed: %s",
  (state, word, isHatched) => {
    const { container } = draw(states, state);
    const mark = container.querySelector("i");
    expect(container.textContent).toBe(word);
    expect(mark?.getAttribute("aria-hidden")).toBe("true");
    expect([mark?.classList.contains("map-page-hatch"), mark?.style.background !== ""]).toEqual([
      isHatched,
      !isHatched,
    ]);
  },
);
