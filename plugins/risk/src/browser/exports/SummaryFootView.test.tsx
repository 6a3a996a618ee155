import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SummaryFootView.states.tsx";

it("leads to the report on methods in a window of its own, which learns nothing of where from", () => {
  draw(states, "methods");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Methodology Report" });
  expect([link.href, link.target, link.rel]).toEqual([
    "https://larkhaven.example/methods.pdf",
    "_blank",
    "noopener noreferrer",
  ]);
});

it("MAP-20: offers to export what there is, with a report on methods or without", () => {
  draw(states, "exports");
  expect(screen.getByRole("button", { name: "Export Risk Summary" })).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

it("is not there where there is neither", () => {
  draw(states, "none");
  expect(document.querySelector("footer")).toBeNull();
});
