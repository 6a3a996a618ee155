import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RegionName.states.tsx";

it("leads to the region's map, and leaves to the browser what is pressed with a key", async () => {
  const onOpen = vi.fn();
  const { user, unmount } = draw(states, "region", { onOpen });
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Ōtara" });
  expect(link.getAttribute("href")).toBe("/risk?regions=suburb.otara");
  await user.click(link);
  expect(onOpen).toHaveBeenCalledWith("suburb.otara");
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  unmount();
  draw(states, "all");
  expect(screen.queryByRole("link")).toBeNull();
});
