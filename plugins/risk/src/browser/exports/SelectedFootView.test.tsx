import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SelectedFootView.states.tsx";

it("MAP-20, EXP-11: asks for the report of the selected element", async () => {
  const onReport = vi.fn();
  const { user } = draw(states, "element", { onReport });
  await user.click(screen.getByRole("button", { name: "Download Element Report" }));
  expect(onReport).toHaveBeenCalledOnce();
});
