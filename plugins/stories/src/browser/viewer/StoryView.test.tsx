import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StoryView.states.tsx";

it("STO-05 STO-06 says where one is, also to those who hear it", () => {
  const { container } = draw(states, "usual");
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("Step 3 of 4: The stopbank");
  expect(screen.getByRole("progressbar", { name: "Step 3 of 4" })).toBeTruthy();
  expect(screen.getByText("3 / 4")).toBeTruthy();
});

it("STO-04 has every card in one list, under the story's title", () => {
  draw(states, "usual");
  const list = screen.getByRole("list", { name: "A flood of the Awatōrea" });
  expect(list.children).toHaveLength(4);
});

it("STO-06 moves by its arrows from where one is", async () => {
  const onMove = vi.fn();
  const { user } = draw(states, "usual", { onMove });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(onMove).toHaveBeenCalledWith(3);
});
