import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./NearbyView.states.tsx";

it("names what is there and whose data says so, and leaves out what is not there", () => {
  const { getByRole, getAllByRole } = draw(states, "many");
  const title = "What stands within 500 m, in the data of Larkhaven District Council";
  expect(getByRole("table", { name: title })).toBeTruthy();
  expect(getAllByRole("row").map(({ textContent }) => textContent)).toEqual(["Buildings1,204"]);
});

it("says so where nothing is", () => {
  const { getByText } = draw(states, "empty");
  expect(getByText("Nothing within 500 m, in the data of Larkhaven District Council.")).toBeTruthy();
});

it("waits, and says what failed with a way on", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  unmount();
  const { getByRole } = draw(states, "failed");
  expect(getByRole("alert").textContent).toMatch(
    /What is nearby could not be loaded.*The server is out of reach\./,
  );
  expect(getByRole("button", { name: "Retry" })).toBeTruthy();
});
