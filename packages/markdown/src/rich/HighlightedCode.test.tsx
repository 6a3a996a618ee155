import { draw } from "@stopbank/ui/testing/draw";
import { waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import states from "./HighlightedCode.states.tsx";

beforeAll(() => import("./highlight.ts"));

it("G-05: has its marks in colours, and every letter as it was typed", async () => {
  const { container } = draw(states, "python");
  await waitFor(() => expect(container.querySelector(".hljs-keyword")?.textContent).toBe("def"));
  expect(container.querySelector(".hljs-comment")?.textContent).toBe("# metres");
  expect(container.querySelector("pre")?.textContent).toBe(
    "def depth(level):\n    return level - 1.2  # metres\n\n",
  );
});

it.each(["a language that is not known", "long text", "empty"] as const)(
  "stays as it was typed: %s",
  async (state) => {
    const { container } = draw(states, state);
    await import("./highlight.ts");
    await new Promise((done) => setTimeout(done));
    expect(container.querySelector("span")).toBeNull();
  },
);
