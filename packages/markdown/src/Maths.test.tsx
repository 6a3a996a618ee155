import { draw } from "@stopbank/ui/testing/draw";
import { beforeAll, expect, it } from "vitest";
import states from "./Maths.states.tsx";

// So that none is still on its way when the last test is over.
beforeAll(() => import("katex"));

// KaTeX sets nothing in a DOM that is not a standards-mode page's: what it makes of a formula is in mathsSettings.test.ts.
it.each([
  ["in a line", "SPAN"],
  ["block", "DIV"],
  ["not to be read", "SPAN"],
] as const)("is there as it was typed until it is set, in a line or below it: %s", (state, tag) => {
  const { container } = draw(states, state);
  const formula = container.querySelector(".sb-markdown > *");
  expect([formula?.tagName, formula?.textContent]).toEqual([tag, states.states[state].formula]);
});
