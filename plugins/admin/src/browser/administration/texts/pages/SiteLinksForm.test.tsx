import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SiteLinksForm.states.tsx";

it("AMB-21, AMB-22: changes links and moved pages, and says which address is wrong", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  expect(screen.getByText(/begins with https:\/\//)).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Access site" }));
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty("access_site");
  await user.type(screen.getByRole("textbox", { name: "Lay at" }), "x");
  expect(onChange.mock.lastCall?.[0].moved_pages[1].from).toBe("x");
  await user.click(screen.getByRole("button", { name: "Remove moved page 2" }));
  expect(onChange.mock.lastCall?.[0].moved_pages).toHaveLength(1);
});
