import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./PaperCover.states.tsx";

it("EXP-05 AMB-30 has four lines, our own cover and mark at their addresses, and the client's logo", () => {
  const { container } = draw(states, "usual");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Risk Summary");
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Larkhaven District Council",
    "All of the data",
    "24 November 2026",
  ]);
  expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("src")?.slice(0, 60))).toEqual([
    "/reports-ui/cover_pages/GenericReportFrontTemplate.svg",
    expect.stringMatching(/^data:image\/svg\+xml,/),
    "/logos/RexLogo.svg",
  ]);
  expect(screen.getByRole("img", { name: "Larkhaven District Council" })).toBeTruthy();
});

it("has no picture in place of a logo that a client does not have", () => {
  const { container } = draw(states, "without a logo");
  expect(container.querySelectorAll("img")).toHaveLength(2);
  expect(screen.queryByRole("img", { name: "Larkhaven District Council" })).toBeNull();
});

it("EXP-04 fills the page it is on", () => {
  const { container } = draw(states, "letter");
  expect(container.querySelector<HTMLElement>(".paper-cover")?.style.width).toBe("612pt");
});
