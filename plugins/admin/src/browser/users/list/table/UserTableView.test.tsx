import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pending } from "../../../../domain/testing/users.ts";
import states from "./UserTableView.states.tsx";

it("ACC-55: has the seven columns, and a row for each user", () => {
  draw(states, "many");
  const table = screen.getByRole("table", { name: "Users" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Email", "Signed Up", "Login Count", "Last Login", "Status", "Delete User", "Resend Invite"]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(4);
});

it("ACC-55: is sorted by a heading, and the other way round by the same once more", async () => {
  const onAsk = vi.fn();
  const { user } = draw(states, "latest login first", { onAsk });
  const sorts = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));
  expect(sorts).toEqual(["none", "none", "none", "descending", "none", null, null]);
  await user.click(screen.getByRole("button", { name: "Last Login" }));
  await user.click(screen.getByRole("button", { name: "Status" }));
  expect(onAsk.mock.calls).toEqual([[{ by: "lastLogin", isUp: true }], [{ by: "status", isUp: true }]]);
});

it("ACC-56, ACC-58: says about whom it is asked", async () => {
  const [onDelete, onResend] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onDelete, onResend });
  await user.click(screen.getByRole("button", { name: `Delete ${pending.email}` }));
  await user.click(screen.getByRole("button", { name: `Resend invite to ${pending.email}` }));
  expect([onDelete.mock.calls, onResend.mock.calls]).toEqual([[[pending]], [[pending]]]);
  expect(screen.getAllByRole("button", { name: /^Delete/ })).toHaveLength(3);
});

it("ACC-58: marks whose invite is under way", () => {
  draw(states, "an invite under way");
  const blocked = screen
    .getAllByRole("button", { name: /^Resend/ })
    .filter((button) => button.getAttribute("aria-disabled") === "true");
  expect(blocked.map((button) => button.getAttribute("aria-label"))).toEqual([
    `Resend invite to ${pending.email}`,
  ]);
});
