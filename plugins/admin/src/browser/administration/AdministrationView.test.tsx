import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AdministrationView.states.tsx";

it("has a tab for each thing that is looked after", async () => {
  const onSection = vi.fn();
  const { user } = draw(states, "features", { onSection });
  expect(screen.getByRole("heading", { level: 1, name: "Administration" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Audit trail" }));
  expect(onSection).toHaveBeenCalledWith("trail");
});

it("shows nothing before the server has said who looks", () => {
  draw(states, "asking");
  expect(screen.queryByRole("tab")).toBeNull();
});

it("shows the section that its address names", () => {
  draw(states, "trail");
  expect(screen.getByRole("table", { name: "Audit trail" })).toBeTruthy();
});

it("has the e-mail domains beside them", () => {
  draw(states, "domains");
  expect(screen.getByRole("region", { name: "E-mail domains" })).toBeTruthy();
});
