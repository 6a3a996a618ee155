import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./PartBars.states.tsx";

it("draws what each part has in the score, and what there is of it", async () => {
  const { user, getAllByRole, getByRole, container } = draw(states, "value sets");
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Land90% exposed, weight 170%",
    "Homes20% exposed, weight 330%",
    "LifelinesNot assessed, weight 10%",
  ]);
  expect(container.querySelector<HTMLElement>(".sb-bars-bar")?.style.width).toBe("70%");
  await user.click(getByRole("button", { name: "Table of By value set" }));
  expect(getAllByRole("row")[1]?.textContent).toBe("Land70%90% exposed, weight 1");
});

it("says so where there is none", () => {
  expect(draw(states, "none").getByText("There is nothing to show.")).toBeTruthy();
});
