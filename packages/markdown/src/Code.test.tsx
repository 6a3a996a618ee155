import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./Code.states.tsx";

it.each([
  ["in a line", "<code>depth &gt; 0.5</code>"],
  ["in a line, of two", "<code>depth &gt; 0.5</code>"],
  ["block", "<pre><code>depth &gt; 0.5\n  and speed &gt; 2\n</code></pre>"],
  ["block of nothing", "<pre><code></code></pre>"],
] as const)("keeps its letters, and the lines of a block: %s", (state, html) => {
  const { container } = draw(states, state);
  expect(container.querySelector(".sb-markdown")?.innerHTML).toBe(html);
});
