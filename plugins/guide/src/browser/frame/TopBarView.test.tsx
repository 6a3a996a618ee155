import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./TopBarView.states.tsx";

it("GUI-02 GUI-03 says whose guide it is, that it is new, and how to get back to the app", () => {
  const { getByRole, getByText } = draw(states, "with a logo");
  expect(getByRole("link", { name: "Back to the app" }).getAttribute("href")).toBe("/home");
  expect(getByRole("img", { name: "Larkhaven District Council" })).toBeTruthy();
  expect(getByText("Beta")).toBeTruthy();
});

it("opens the search, where there is one", async () => {
  const onSearch = vi.fn();
  const { user, getByRole, unmount } = draw(states, "without a logo", { onSearch });
  await user.click(getByRole("button", { name: "Search the guide" }));
  expect(onSearch).toHaveBeenCalledTimes(1);
  unmount();
  expect(draw(states, "nothing to search with").queryByRole("button")).toBeNull();
});
