import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./CardView.states.tsx";

it("GUI-10 is one link with title, summary and what is beside", () => {
  const { getByRole } = draw(states, "article");
  const link = getByRole("link");
  expect(link.getAttribute("href")).toBe("/guide/insights/case-studies/awatorea");
  expect(link.textContent).toMatch(/The Awatōrea in flood.*What a rare flood.*Mere Tautahi · March 5, 2026/);
});

it("GUI-10 AMB-50 says how long a film is, and that it is one", () => {
  const { container, getByText } = draw(states, "film");
  expect(getByText("3 minutes")).toBeTruthy();
  expect(container.querySelector(".guide-card-play")).not.toBeNull();
});
