import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AboutProject.states.tsx";

const parts = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("HOM-04: has four parts, whoever wrote them", () => {
  const titles = ["Why use it", "The community", "How can you use it", "Getting started"];
  const { unmount } = draw(states, "the product's words");
  expect(parts()).toEqual(titles);
  expect(screen.getByText(/Everybody at Larkhaven District Council/)).toBeTruthy();
  unmount();
  draw(states, "the client's words");
  expect(parts()).toEqual(titles);
});

it("AMB-08: says what the client says, in the place of the product's words", () => {
  draw(states, "the client's words");
  expect(screen.getByRole("region", { name: "The community" }).textContent).toBe(
    "The communityMarae, farmers and the harbour board.",
  );
  expect(screen.queryByText("Asset managers")).toBeNull();
});

it("leads to what to begin with, in order", () => {
  draw(states, "the product's words");
  const links = [...document.querySelectorAll(".home-steps a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/risk", "/home/contacts"]);
});
