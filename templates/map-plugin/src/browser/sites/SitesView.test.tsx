import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./SitesView.states.tsx";

it("offers to mark a site where there is none", async () => {
  const onAdd = vi.fn();
  const { user, getByText, getByRole } = draw(states, "empty", { onAdd });
  expect(getByText("No site is marked on the map.")).toBeTruthy();
  await user.click(getByRole("button", { name: "Mark the map's centre" }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it("lists sites by their places, each with what can be done with it", async () => {
  const [onChoose, onRemove] = [vi.fn(), vi.fn()];
  const { user, getAllByRole, getByRole, queryByText } = draw(states, "many", { onChoose, onRemove });
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "-40.30000, 172.94000NearbyRemove",
    "-40.31000, 172.95000NearbyRemove",
  ]);
  expect(queryByText("2 buildings")).toBeNull();
  await user.click(getByRole("button", { name: "Nearby, site 2" }));
  await user.click(getByRole("button", { name: "Remove site 1" }));
  expect(onChoose).toHaveBeenCalledWith({ longitude: 172.95, latitude: -40.31 });
  expect(onRemove).toHaveBeenCalledWith({ longitude: 172.94, latitude: -40.3 });
});

it("says of the chosen one what is nearby, of that one alone, and closes it again", async () => {
  const onChoose = vi.fn();
  const { user, getAllByText, getByRole, getAllByRole } = draw(states, "one chosen", { onChoose });
  expect(getAllByText("2 buildings")).toHaveLength(1);
  expect(getAllByRole("button", { expanded: true })).toEqual([
    getByRole("button", { name: "Nearby, site 2" }),
  ]);
  await user.click(getByRole("button", { name: "Nearby, site 2" }));
  expect(onChoose).toHaveBeenCalledWith(undefined);
});

it("says what is selected on the map", () => {
  const { getByText, unmount } = draw(states, "something selected");
  expect(getByText("Selected: Buildings, B1")).toBeTruthy();
  unmount();
  expect(draw(states, "one").queryByText(/^Selected/)).toBeNull();
});
