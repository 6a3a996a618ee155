import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./SideNavigationView.states.tsx";

it("GUI-04 lists what the current topic has, and which page is open", () => {
  const { getAllByRole, getByRole } = draw(states, "current topic");
  expect(getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Fundamentals",
    "Hazard, exposure, vulnerability, risk",
    "Chance and time",
    "What a return period means",
    "One per cent a year",
    "Counting",
    "How elements are counted",
  ]);
  expect(getByRole("link", { current: "page" }).textContent).toBe("One per cent a year");
});

it("GUI-04 goes between 'Browse All Topics' and 'View Current Topic'", async () => {
  const onToggle = vi.fn();
  const { user, getByRole, getAllByRole, unmount } = draw(states, "current topic", { onToggle });
  await user.click(getByRole("button", { name: "Browse All Topics" }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(getAllByRole("heading")).toHaveLength(1);
  unmount();
  const all = draw(states, "all topics");
  expect(all.getByRole("button", { name: "View Current Topic" })).toBeTruthy();
  expect(all.getAllByRole("heading")).toHaveLength(7);
});

it("folds on a phone, and says so", async () => {
  const { user, getByRole } = draw(states, "current topic");
  const fold = getByRole("button", { name: "Fundamentals" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  await user.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
});
