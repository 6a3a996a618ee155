import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TermsForm.states.tsx";

const again = () => screen.getByRole("checkbox", { name: "Ask everybody to agree again" });

it("changes the terms, and asks everybody again where it is said so", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Terms" }), "x");
  expect(onChange).toHaveBeenLastCalledWith({ html: "<h2>Using this map</h2>x" });
  await user.click(again());
  expect(onChange).toHaveBeenLastCalledWith({ html: "<h2>Using this map</h2>", ask_again: true });
});

it("takes it back whole", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "asks again", { onChange });
  await user.click(again());
  expect(onChange).toHaveBeenLastCalledWith({ html: "<h2>Using this map</h2>" });
});
