import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NotificationsView.states.tsx";

it("says that there is nothing yet", () => {
  draw(states, "none");
  expect(screen.getByRole("region", { name: "Notifications" }).textContent).toContain(
    "Nothing has happened yet.",
  );
  expect(screen.queryByRole("list")).toBeNull();
});

it("lists what was said, each with when and how grave it is", () => {
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

it("closes", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "none", { onClose });
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
