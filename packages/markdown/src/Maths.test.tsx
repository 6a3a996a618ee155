import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./Maths.states.tsx";

it.each([
  ["in a line", "SPAN", null],
  ["block", "DIV", "block"],
] as const)("becomes MathML, in a line or below it: %s", async (state, tag, display) => {
  const { container } = draw(states, state);
  const formula = container.querySelector(".sb-markdown > *");
  expect([formula?.tagName, formula?.textContent]).toEqual([tag, states.states[state].formula]);
  await expect.poll(() => formula?.querySelector("math")?.getAttribute("display")).toBe(display);
  expect(formula?.querySelector("annotation")?.textContent).toBe(states.states[state].formula);
});

it("stays as it was typed where it cannot be read: not to be read", async () => {
  const { container } = draw(states, "not to be read");
  await expect.poll(() => container.querySelector(".katex-error")).not.toBeNull();
  expect(container.textContent).toBe(states.states["not to be read"].formula);
});

it("A-40: stays as it was typed where setting it would take long", async () => {
  const { container } = draw(states, "that would take long");
  // KaTeX is there for the others by now, and would have been for this one.
  const { default: katex } = await import("katex");
  await new Promise((resolve) => setTimeout(resolve));
  expect(katex).toBeDefined();
  expect(container.querySelector("math, .katex-error")).toBeNull();
  expect(container.textContent).toBe(states.states["that would take long"].formula);
});
