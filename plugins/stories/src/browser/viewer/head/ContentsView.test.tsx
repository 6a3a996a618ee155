import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContentsView.states.tsx";

it("STO-06 lists the introduction, then each chapter with its steps, and says which is open", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "usual", { onChoose });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Story Navigation",
    "The river",
    "The town",
  ]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "A flood of the Awatōrea",
    "Rain in the hills",
    "The stopbank",
    "Who lives there",
  ]);
  expect(screen.getByRole("button", { current: "step" }).textContent).toBe("The stopbank");
  await user.click(screen.getByRole("button", { name: "Who lives there" }));
  expect(onChoose).toHaveBeenCalledWith(3);
});
