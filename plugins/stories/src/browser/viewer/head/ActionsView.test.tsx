import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ActionsView.states.tsx";

it("shows each step's figures as a table, and not any more", async () => {
  const onTable = vi.fn();
  const { user, unmount } = draw(states, "usual", { onTable });
  await user.click(screen.getByRole("checkbox", { name: "Table" }));
  unmount();
  const { user: reader } = draw(states, "with tables", { onTable });
  await reader.click(screen.getByRole("checkbox", { name: "Table" }));
  expect(onTable.mock.calls).toEqual([[true], [false]]);
});

it("presents the story, and sets it on paper", async () => {
  const [onPresent, onPrint] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "usual", { onPresent, onPrint });
  await user.click(screen.getByRole("button", { name: "Present story" }));
  expect(onPresent).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Print story to PDF" }));
  expect(onPrint).toHaveBeenCalledOnce();
});
