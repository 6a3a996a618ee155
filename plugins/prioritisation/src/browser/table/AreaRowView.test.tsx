import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./AreaRowView.states.tsx";

it("PRI-09 chooses its area once, wherever it is pressed", async () => {
  const onChoose = vi.fn();
  const { user, getByRole, getAllByRole } = draw(states, "usual", { onChoose });
  await user.click(getByRole("button", { name: "Harbour" }));
  await user.click(getAllByRole("cell")[1]!);
  expect(onChoose.mock.calls).toEqual([["suburbs.harbour"], ["suburbs.harbour"]]);
});

it("says where it stands in a table that has only some of its rows, and when it has the focus", () => {
  const onFocus = vi.fn();
  const { getByRole, unmount } = draw(states, "of a long table", { onFocus });
  expect(getByRole("row").getAttribute("aria-rowindex")).toBe("1235");
  getByRole("button", { name: "Harbour" }).focus();
  expect(onFocus).toHaveBeenCalledWith("suburbs.harbour");
  unmount();
  expect(draw(states, "usual").getByRole("row").getAttribute("aria-rowindex")).toBeNull();
});

it("waits for how firm its rank is, and for nothing where it has none", () => {
  const waiting = draw(states, "rank's firmness to come");
  expect(waiting.container.querySelector(".sb-skeleton")).not.toBeNull();
  waiting.unmount();
  const { getAllByRole, container } = draw(states, "not assessed");
  expect(getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["–Not assessed", "–", "100%"]);
  expect(container.querySelector(".sb-skeleton")).toBeNull();
});
