import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./FiguresView.states.tsx";

it("says how many elements each layer has, and whose they are", () => {
  const { getByRole, getAllByRole } = draw(states, "many");
  expect(getByRole("table", { name: "Elements in the data of Larkhaven" })).toBeTruthy();
  expect(getAllByRole("row").map(({ textContent }) => textContent)).toEqual(["Buildings1,204", "Pipes7"]);
});

it("says so where there is nothing", () => {
  expect(draw(states, "empty").getByText("Larkhaven has published no layers yet.")).toBeTruthy();
});

it("waits, and says what failed with a way on", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  unmount();
  const { getByRole } = draw(states, "failed");
  expect(getByRole("alert").textContent).toMatch(
    /The figures could not be loaded.*The server is out of reach\./,
  );
  expect(getByRole("button", { name: "Retry" })).toBeTruthy();
});
