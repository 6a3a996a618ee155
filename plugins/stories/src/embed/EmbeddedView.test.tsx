import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EmbeddedView.states.tsx";

it("STO: says whose story it is, where in it one is, and leads to the whole product", () => {
  const { container } = draw(states, "usual");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("A flood of the Awatōrea");
  expect(screen.getByText(/Larkhaven District Council/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open in Stopbank" }).getAttribute("href")).toBe(
    "/risk/stories/1/a-flood?step=3",
  );
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("Step 3 of 4: The stopbank");
  expect(screen.getByText("3 / 4")).toBeTruthy();
});

it("STO: moves by its arrows, and offers nothing that changes anything", async () => {
  const onMove = vi.fn();
  const { user } = draw(states, "usual", { onMove });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await user.click(screen.getByRole("button", { name: "Previous step" }));
  expect(onMove.mock.calls).toEqual([[3], [1]]);
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Story Navigation",
    "Previous step",
    "Next step",
  ]);
});

it("STO: says in a line what cannot be done here", () => {
  draw(states, "with a notice");
  expect(screen.getByRole("status").textContent).toContain("Open the story in Stopbank");
});
