import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OnboardingForm.states.tsx";

it("HOM-15: writes the blocks of all sections in one order", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Move block 2 up" }));
  const [section] = onChange.mock.lastCall?.[0] ?? [];
  expect(section.blocks.map(({ header }: { header: string }) => header)).toEqual(["Two", "One"]);
});
