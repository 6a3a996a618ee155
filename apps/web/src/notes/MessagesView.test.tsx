import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MessagesView.states.tsx";

it("says that there is nothing yet", () => {
  const { container } = draw(states, "none");
  expect(container.textContent).toBe("Nothing has happened yet.");
  expect(screen.queryByRole("list")).toBeNull();
});

it("AMB-05: lists what was said, each with when and how grave it is", () => {
  const { container } = draw(states, "one of each");
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ className }) => className)).toEqual([
    "notification-info",
    "notification-success",
    "notification-warning",
    "notification-error",
  ]);
  expect(container.querySelector("time")?.dateTime).toBe("2026-03-01T09:00:00.000Z");
});
