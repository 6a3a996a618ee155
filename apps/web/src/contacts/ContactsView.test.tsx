import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ContactsView.states.tsx";

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
const people = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it("HOM-07: names the internal contact and the navigators, with what leads to them", () => {
  draw(states, "many");
  expect(headings()).toEqual(["Internal contact", "Resilience Navigators"]);
  expect(people()).toEqual([
    "ANAroha Ngata+64 4 123 4567aroha@larkhaven.example",
    "PRPiri RangiAdvisor",
    "RCRuth CalderContract managerruth@larkhaven.example",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+6441234567",
    "mailto:aroha@larkhaven.example",
    "mailto:team@larkhaven.example",
    "mailto:ruth@larkhaven.example",
  ]);
  expect(screen.getByText("In an emergency:")).toBeTruthy();
});

it("leaves out whom and what there is none of", () => {
  const { unmount } = draw(states, "the own contact alone");
  expect([headings(), people()]).toEqual([["Internal contact"], ["ANAroha Ngata"]]);
  unmount();
  const { unmount: next } = draw(states, "the team alone");
  expect([headings(), people()]).toEqual([["Resilience Navigators"], []]);
  next();
  draw(states, "nobody");
  expect(headings()).toEqual([]);
});
