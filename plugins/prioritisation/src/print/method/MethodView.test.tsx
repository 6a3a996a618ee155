import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./MethodView.states.tsx";

it("PRI-17 says how areas are ranked, what each class stands for and how firm ranks were told", () => {
  const { getAllByRole, getByText } = draw(states, "every weighting");
  expect(getAllByRole("row").map((row) => row.textContent)).toEqual([
    "Relative riskScore fromUp to",
    "Very high0.480.6",
    "High0.360.48",
    "Moderate0.240.36",
    "Low0.120.24",
    "Very low00.12",
  ]);
  expect(getByText(/^Over all 125 ways to weigh.* in the top five and in the top ten\.$/)).toBeTruthy();
});

it("says how sure a sample is", () => {
  expect(draw(states, "a sample").getByText(/right to 1\.5%, 19 times of 20/)).toBeTruthy();
});
