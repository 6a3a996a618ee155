import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FoldView.states.tsx";

it("ACC-51: is opened and closed by its heading, from the keyboard as well", async () => {
  const onToggle = vi.fn();
  const { user } = draw(states, "closed", { onToggle });
  expect(screen.queryByText("larkhaven.example")).toBeNull();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onToggle).toHaveBeenCalledOnce();
});

it("ACC-51: is a region under its name, which says that it is open", () => {
  draw(states, "open");
  expect(screen.getByRole("region", { name: "Approved Email Domains" }).textContent).toContain("larkhaven");
  const head = screen.getByRole("heading", { level: 2 });
  expect(head.querySelector("button")?.getAttribute("aria-expanded")).toBe("true");
});
