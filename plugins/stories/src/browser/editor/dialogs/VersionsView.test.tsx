import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./VersionsView.states.tsx";

it("lists who published what, and takes a version up again", async () => {
  const onRestore = vi.fn();
  const { user } = draw(states, "many", { onRestore });
  expect(screen.getByText("Version 3").parentElement?.textContent).toContain("withdrawn");
  expect(screen.queryByRole("button", { name: /Restore version 3/ })).toBeNull();
  expect(screen.getByText("Version 2").closest("li")?.textContent).toContain(
    "The stopbank has its new height.",
  );
  await user.click(screen.getByRole("button", { name: "Restore version 1 into the draft" }));
  expect(onRestore).toHaveBeenCalledWith(1);
});

it("compares a version with the draft, title by title", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "compared", { onOpen });
  expect(screen.getByText("not in the draft: The bridge")).toBeTruthy();
  expect(screen.getByText("only in the draft: The stopbank")).toBeTruthy();
  expect(screen.getByText("differs in pictures and the area: The island")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Compare version 2 with the draft" }));
  expect(onOpen).toHaveBeenCalledWith(undefined);
});
