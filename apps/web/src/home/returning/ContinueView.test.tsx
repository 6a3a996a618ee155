import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContinueView.states.tsx";

it("issue 13.5: leads to where somebody was, as they left it, and forgets it when asked", async () => {
  const onForget = vi.fn();
  const { user } = draw(states, "many", { onForget });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/risk?v=1&z=12",
    "/property",
  ]);
  await user.click(screen.getByRole("button", { name: "Forget these" }));
  expect(onForget).toHaveBeenCalledOnce();
});

it("says to somebody new what will be there, and who keeps it", () => {
  draw(states, "empty");
  expect(screen.getByText(/This browser keeps them until you log out/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("issue 13.5: has beside a page with a map what that looked like, and nothing beside others", () => {
  const { container } = draw(states, "with a picture");
  const rows = [...container.querySelectorAll("li")];
  expect(rows.map((row) => row.querySelector("img")?.getAttribute("width"))).toEqual(["96", undefined]);
  // Its name is the link's.
  expect(rows[0]?.querySelector("img")?.alt).toBe("");
});
