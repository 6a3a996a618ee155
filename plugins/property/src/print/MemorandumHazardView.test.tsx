import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MemorandumHazardView.states.tsx";

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it("tells summary, a changing climate, combined effects, district plan, and each field of the technical report", () => {
  draw(states, "much");
  expect(facts()).toEqual({
    "In a changing climate":
      "2090, middle emissions: Exposed, 42\u00a0cm. 2090, high emissions: Exposed. 2150: Not known",
    "Together with others": "Water may stand deeper.",
    "District plan": "Flood Management Area: Rules NH-R1 to NH-R6.",
    "Extent of study": "The study covered the whole district.",
    "Left out": "Velocity, culverts, and rain falling on the town itself.",
    "Method after": "Nobre et al. 2011, Height Above the Nearest Drainage",
    Date: "2022-11-30",
    Scope: "The Awatōrea and its side streams over the plain.",
    "Prepared by": "Plains Hydraulics Ltd",
    "Commissioned by": "Larkhaven District Council",
    Purpose: "To show what the stopbank protects.",
    "Where to read it": "https://larkhaven.example/reports/awatorea-2022",
    Summary: "Floods of 5 to 200 years.",
  });
  expect(screen.getByText("3 earlier reports are not listed here.")).toBeTruthy();
});

it("asserts nothing that no source says, and leaves it to the officer", () => {
  draw(states, "little");
  expect(facts()).toMatchObject({
    "In a changing climate": "The data holds no later time.",
    "Together with others": "Nothing is held. The officer completes this.",
    "District plan": "Nothing is held. The officer completes this.",
  });
  expect(screen.getByText("No technical report is held. The officer completes this.")).toBeTruthy();
  expect(screen.queryByText(/not listed here/)).toBeNull();
});
