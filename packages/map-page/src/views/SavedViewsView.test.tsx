import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SavedViewsView.states.tsx";

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

it.each(["several", "none"] as const)("saves the map that is open: %s", async (state) => {
  const onSave = vi.fn();
  const { user } = draw(states, state, { onSave });
  await user.click(screen.getByRole("button", { name: "Save this map" }));
  expect(onSave).toHaveBeenCalledOnce();
});
