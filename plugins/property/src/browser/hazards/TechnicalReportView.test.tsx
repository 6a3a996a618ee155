import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TechnicalReportView.states.tsx";

it("PRO-09 has the tabs Details and Summary, and each field", async () => {
  const onTab = vi.fn();
  const { user } = draw(states, "details", { onTab });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Details", "Summary"]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Date",
    "Scope",
    "Prepared by",
    "Commissioned by",
    "Purpose",
    "Where to read it",
  ]);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Access the report" });
  expect([link.href, link.target, link.rel]).toEqual([
    "https://larkhaven.example/reports/awatorea-2022",
    "_blank",
    "noreferrer",
  ]);
  await user.click(screen.getByRole("tab", { name: "Summary" }));
  expect(onTab).toHaveBeenCalledWith("summary");
});

it.each([
  ["nowhere online", "Not available online"],
  ["another scheme", "javascript:alert(1)"],
] as const)("PRO-09 is no link where there is none to follow: %s", (state, words) => {
  draw(states, state);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(words)).toBeTruthy();
});

it("PRO-09 says that there is no summary", () => {
  draw(states, "no summary");
  expect(screen.getByText("There is no summary.")).toBeTruthy();
});
