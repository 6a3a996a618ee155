import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StepCardView.states.tsx";

it("STO-04 has its chapter's title on the first step of one alone", () => {
  const { unmount } = draw(states, "first of a chapter");
  expect(screen.getByText("The river").className).toBe("stories-chapter");
  unmount();
  const { container } = draw(states, "dimmed");
  expect(container.querySelector(".stories-chapter")).toBeNull();
});

it("STO-04 has the introduction's own words", () => {
  draw(states, "introduction");
  expect(screen.getByText("What a flood of once in a hundred years would reach.")).toBeTruthy();
  expect(screen.getByRole("button", { current: "step" }).textContent).toBe("A flood of the Awatōrea");
});

it("STO-04 is chosen by a click anywhere on it, or by its title, unless it is active", async () => {
  const onChoose = vi.fn();
  const { user, unmount } = draw(states, "dimmed", { onChoose });
  await user.click(screen.getByText("What happened"));
  expect(onChoose).toHaveBeenCalledOnce();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledTimes(2);
  unmount();
  const { user: reader } = draw(states, "with a foot", { onChoose });
  await reader.click(screen.getByText("What happened"));
  expect(onChoose).toHaveBeenCalledTimes(2);
});
