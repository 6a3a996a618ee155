import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LandingView.states.tsx";

const tabs = () => within(screen.getByRole("navigation", { name: "Home" })).getAllByRole("link");

it("HOM-02: has five tabs, each a link to its own address, and says which one is open", () => {
  draw(states, "another tab");
  expect(
    tabs().map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
  ).toEqual([
    ["Welcome", "/home", null],
    ["Project Management", "/home/management", null],
    ["The Process", "/home/process", "page"],
    ["Contacts", "/home/contacts", null],
    ["About Us", "/home/about", null],
  ]);
});

it.each(["hover", "focus"] as const)("HOM-03: says on %s why a tab leads nowhere", async (how) => {
  const { user } = draw(states, "nothing written");
  const disabled = tabs().filter((tab) => tab.getAttribute("aria-disabled") === "true");
  expect(disabled.map(({ textContent }) => textContent)).toEqual(["Project Management", "Contacts"]);
  expect(disabled.every((tab) => !tab.hasAttribute("href") && tab.tabIndex === 0)).toBe(true);
  if (how === "hover") await user.hover(disabled[0] as HTMLElement);
  else {
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(disabled[0]);
  }
  expect(await screen.findByRole("tooltip")).toHaveProperty(
    "textContent",
    "Your organisation has written nothing yet",
  );
});

it("HOM-09: names whom to turn to", () => {
  draw(states, "welcome");
  expect(screen.getByRole("complementary", { name: "Internal contact" }).textContent).toContain(
    "Mere Tautahi",
  );
});
