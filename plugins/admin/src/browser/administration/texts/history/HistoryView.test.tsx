import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HistoryView.states.tsx";

it("lists who wrote each version, and restores any but the one there is", async () => {
  const onRestore = vi.fn();
  const { user } = draw(states, "many", { onRestore });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Version 3, as it is now .*editor@stopbank\.example, version 1 again/);
  expect(lines[2]).toContain("by the command line");
  expect(screen.queryByRole("button", { name: "Restore version 3" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Restore version 1" }));
  expect(onRestore).toHaveBeenCalledWith(1);
});

it("opens what a version changed, and closes it", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "open", { onOpen });
  expect(screen.getByText("What changed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "What changed in version 2" }));
  await user.click(screen.getByRole("button", { name: "What changed in version 1" }));
  expect(onOpen.mock.calls).toEqual([[undefined], [1]]);
});

it("restores nothing where it is only read", () => {
  draw(states, "to read");
  expect(screen.queryByRole("button", { name: /Restore/ })).toBeNull();
});

it("asks for older ones where there are", async () => {
  const onOlder = vi.fn();
  const { user } = draw(states, "with older ones", { onOlder });
  await user.click(screen.getByRole("button", { name: "Show older versions" }));
  expect(onOlder).toHaveBeenCalledOnce();
});
