import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./WhyView.states.tsx";

it("says where it ranks, what moves it, and what its score is made of", () => {
  const { getByRole, getByText } = draw(states, "whole");
  expect(getByRole("heading", { name: "Why Ōtara Flats" })).toBeTruthy();
  expect(
    getByText(
      "Moderate, number 3. Land moves it most: with its weight from 1 to 5 the rank goes from 1 to 4.",
    ),
  ).toBeTruthy();
  expect(getByRole("figure", { name: "By value set" }).textContent).toContain(
    "Land90% at risk, 44.4% of it assumed, weight 170%",
  );
  expect(getByRole("figure", { name: "By value set" }).textContent).toContain(
    "LifelinesNot assessed, weight 10%",
  );
  expect(getByRole("figure", { name: "By hazard group" }).textContent).toContain("Flooding92.5%");
});

it("leads to the risk map", async () => {
  const onFollow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user, getByRole } = draw(states, "whole", { riskMap: { href: "/risk?v=2", onFollow } });
  const link = getByRole("link", { name: "Open the risk map here" });
  expect(link.getAttribute("href")).toBe("/risk?v=2");
  await user.click(link);
  expect(onFollow).toHaveBeenCalledOnce();
});

it("says why an area has no rank", () => {
  const { getByText, queryByRole } = draw(states, "not assessed");
  expect(getByText("Nothing of what is valued was assessed here, so it has no rank.")).toBeTruthy();
  expect(queryByRole("figure")).toBeNull();
});

it("PRI-13 waits in its place, and offers another try where it failed", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  unmount();
  expect(draw(states, "failed").getByRole("button", { name: "Retry" })).toBeTruthy();
});
