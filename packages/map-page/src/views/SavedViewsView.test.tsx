import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SavedViewsView.states.tsx";
import { savedView } from "./testing/savedView.ts";

const groups = () => screen.getAllByRole("region").map((one) => one.getAttribute("aria-label"));

it("shows views by folder, one's own before those that are shared", () => {
  draw(states, "several");
  expect(groups()).toEqual(["My views", "Folder Coast", "Shared", "Folder Coast, shared"]);
});

it("finds them by name, and says where none is called that", async () => {
  const { user } = draw(states, "several");
  const search = screen.getByRole("searchbox", { name: "Search saved views" });
  await user.type(search, "tsunami");
  expect(groups()).toEqual(["Folder Coast, shared"]);
  await user.type(search, " x");
  expect(screen.getByText("No saved view is called that.")).toBeTruthy();
});

it("tells a folder of that name from those that are shared", () => {
  // React would complain of a key that is there twice, and a test of a view fails by that.
  draw(states, "a folder called as those that are shared");
  expect(groups()).toEqual(["Folder Shared", "Shared"]);
});

it("keeps the one that is being changed, whatever is searched", async () => {
  const [first] = states.states.several.views;
  const { user } = draw(states, "several", {
    edited: { id: first?.view_id ?? "", form: <p>A new name</p> },
  });
  await user.type(screen.getByRole("searchbox", { name: "Search saved views" }), "tsunami");
  expect(groups()).toEqual(["My views", "Folder Coast, shared"]);
  screen.getByText("A new name");
});

it("renames a folder with all that may be changed in it, also what a search leaves out", async () => {
  const onMove = vi.fn(async () => true);
  const views = [
    savedView({ name: "Harbour", folder: "Coast" }),
    savedView({ name: "Dunes", folder: "coast" }),
    savedView({ name: "Wharf", folder: "Coast", is_shared: true }),
    savedView({ name: "Spit", folder: "Coast", is_shared: true, is_own: false, may_change: false }),
  ];
  const { user } = draw(states, "several", { views, onMove });
  await user.type(screen.getByRole("searchbox", { name: "Search saved views" }), "harbour");
  await user.click(screen.getByRole("button", { name: "Rename the folder Coast" }));
  await user.keyboard("line{Enter}");
  expect(onMove).toHaveBeenLastCalledWith([views[0], views[1]], "Coastline");
  await user.clear(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("button", { name: "Rename the folder Coast, shared" }));
  await user.keyboard("line{Enter}");
  expect(onMove).toHaveBeenLastCalledWith([views[2]], "Coastline");
});

it.each(["several", "none"] as const)("saves the map that is open: %s", async (state) => {
  const onSave = vi.fn();
  const { user } = draw(states, state, { onSave });
  await user.click(screen.getByRole("button", { name: "Save this map" }));
  expect(onSave).toHaveBeenCalledOnce();
});
