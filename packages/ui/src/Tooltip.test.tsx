import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Tooltip.states.tsx";
import { draw } from "./testing/draw.tsx";

it("opens on focus and describes what it belongs to", async () => {
  const { user } = draw(states, "beside a button");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.tab();
  const tooltip = await screen.findByRole("tooltip");
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-describedby")).toBe(tooltip.id));
});

it("is not there where there is nothing to say", () => {
  const { container } = draw(states, "with nothing to say");
  expect(container.firstElementChild?.tagName).toBe("BUTTON");
});

it("stays closed while it is switched off", async () => {
  const { user } = draw(states, "beside a button", { disabled: true, delayMs: { enter: 0, leave: 0 } });
  await user.hover(screen.getByRole("button"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
