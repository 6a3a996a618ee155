import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { riskSteps } from "../tutorial/riskSteps.ts";
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

it("TUT-10: has what the tutorial points at, by names of their own", () => {
  draw(states, "both");
  const page = { setSheet: vi.fn(), openAddLayers: vi.fn(), closeAddLayers: vi.fn() };
  const facts = { hazards: "Hazards", hasMethodsReport: true, hasReportStep: true, regionCount: 2 };
  const steps = riskSteps({ ...facts, withLayers: (scene) => scene }, page);
  const pointedAt = (title: string) =>
    [...document.querySelectorAll(steps.find((step) => step.title === title)?.at ?? "none")].map(
      ({ textContent }) => textContent,
    );
  for (const title of ["Export Risk Summary", "Methodology Report"])
    expect(pointedAt(title)).toEqual([title]);
});

it("is not there where there is neither", () => {
  draw(states, "none");
  expect(document.querySelector("footer")).toBeNull();
});
