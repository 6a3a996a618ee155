import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./glyphs.states.tsx";
import { glyphs } from "./glyphs.tsx";

const names = Object.keys(glyphs) as (keyof typeof glyphs)[];

it.each(names)("is a picture beside a name, with nothing to hear of it: %s", (name) => {
  const { container } = draw(states, name);
  const picture = container.querySelector("svg");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(picture?.querySelector("path")).not.toBeNull();
});

it("looks like no other", () => {
  const pictures = names.map((name) => {
    const { container, unmount } = draw(states, name);
    const html = container.innerHTML;
    unmount();
    return html;
  });
  expect(new Set(pictures).size).toBe(names.length);
});
