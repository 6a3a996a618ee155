import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./VerificationView.states.tsx";

it("is begun, and says how far it is", async () => {
  const onVerify = vi.fn();
  const { user } = draw(states, "none", { onVerify });
  await user.click(screen.getByRole("button", { name: "Verify the version shown" }));
  expect(onVerify).toHaveBeenCalledOnce();
  draw(states, "running");
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Verification" }).value).toBe(0.42);
});

it("says what was found", () => {
  const { unmount } = draw(states, "whole");
  expect(screen.getByText(/All 214 files of/)).toBeTruthy();
  unmount();
  draw(states, "damaged");
  expect(screen.getByText(/2 of 214 files of/)).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "elements/buildings.arrow: altered",
    "tiles/buildings.pmtiles: missing",
  ]);
});
