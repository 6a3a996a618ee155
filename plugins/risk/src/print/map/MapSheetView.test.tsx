import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapSheetView.states.tsx";

const facts = () =>
  new Map(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it("EXP-13 EXP-14 names whose map it is, what it shows of which data, its licence and when it was made", () => {
  draw(states, "usual");
  expect([...facts()]).toEqual([
    ["Organisation", "Larkhaven District Council"],
    ["Elements", "Buildings"],
    ["Hazards", "River flooding, 1 in 100 years"],
    ["Area", "All of the data"],
    ["Dataset version", "0123456789abcdef"],
    ["Licence", "CC BY 4.0"],
    ["Made", "27 November 2026 at 9:46 am"],
  ]);
});

it("EXP-14 says what narrows the map, and what of its link is not there", () => {
  draw(states, "filtered").unmount();
  draw(states, "filtered");
  expect(facts().get("Filtering by selected regions")).toBe("ŌtakiLevin");
  expect(facts().get("Filtering by custom shape")).toContain("31.2\u00a0ha");
  draw(states, "left out of the link");
  expect(screen.getByText(/^Left out of the link: element layer bridges/)).toBeTruthy();
});

it("EXP-14 opens again by its link, and by a code where one holds it", () => {
  draw(states, "usual").unmount();
  draw(states, "usual");
  const link = "https://larkhaven.example/risk?v=2";
  expect(screen.getByRole("link", { name: "Open this map" }).getAttribute("href")).toBe(link);
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
});

it("has no code that no telephone would read", () => {
  draw(states, "a link that no code holds");
  expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Open this map" })).toBeTruthy();
});

it("counts what one sheet has no room for", () => {
  draw(states, "crowded");
  expect(facts().get("Hazards")).toBe("Flood 1Flood 2Flood 3and 6 more");
});

it("EXP-13 gives up what a full sheet has no room for, and still says where the legend is and opens again", () => {
  const { container } = draw(states, "no room for its legend or a code");
  expect(container.querySelector(".risk-paper-sheet-parted")).toBeTruthy();
  expect(facts().get("Elements")).toBe("Buildingsand 1 more");
  expect(screen.getByText("The legend is on the next page.")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Open this map" })).toBeTruthy();
});
