import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DomainsView.states.tsx";

it("ACC-60: lists the approved domains, and says what they are for", () => {
  draw(states, "many");
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
  expect(screen.getByText(/becomes a member of Larkhaven District Council\.$/)).toBeTruthy();
});

it("ACC-60: says how one is added where there is none", () => {
  draw(states, "empty");
  expect(
    screen.getByText("No domains are approved yet. Add one under Administration, E-mail domains."),
  ).toBeTruthy();
});

it("ACC-60: says what failed, with another try", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", {
    domains: { state: "failed", error: new Error("No answer."), retry },
  });
  expect(screen.getByRole("alert").textContent).toContain("The approved domains could not be loaded");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
