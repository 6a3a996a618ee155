import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SourcesView.states.tsx";

const facts = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it("EXP-14 names dataset, licence, prices, rules, when, for whom and with what", () => {
  draw(states, "usual");
  expect(facts()).toEqual([
    ["Dataset", "Larkhaven, a modelled district, version fedcba9876543210"],
    ["Notice", "Modelled: no place on earth."],
    ["Licence", "CC BY 4.0"],
    ["Amounts of money", "NZD, in prices of 2025"],
    ["Made", "24 November 2026 at 9:46 am, for member@stopbank.example"],
    ["Made with", "Stopbank 0.1.0 (0123456789ab)"],
    ["Three states", "What was not assessed is neither exposed nor safe."],
  ]);
});

it("EXP-14 links to sources on the web, and to nothing else", () => {
  draw(states, "usual");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://example.org/flood",
  ]);
});

it("leaves out what is not known", () => {
  draw(states, "bare");
  expect(facts().map(([term]) => term)).not.toContain("Notice");
  expect(screen.queryByRole("heading", { name: "Sources" })).toBeNull();
});
