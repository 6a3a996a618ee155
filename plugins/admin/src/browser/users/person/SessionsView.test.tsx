import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SessionsView.states.tsx";

it("A-06: says with what, since when and from where somebody is logged in, and no ids", () => {
  draw(states, "many");
  const [first, , third] = screen.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Firefox on Windows.*Last seen .* · begun .* · network 192\.0\.2\.17/);
  expect(third?.textContent).toMatch(/^A browserLast seen/);
  expect(document.body.textContent).not.toContain("00000000-");
});

it("A-06: ends one, or all", async () => {
  const [onEnd, onEndAll] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onEnd, onEndAll });
  const [, second] = screen.getAllByRole("listitem");
  await user.click(
    within(second as HTMLElement).getByRole("button", { name: /^End session: Safari on iPhone/ }),
  );
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ device: "Safari on iPhone" }));
  await user.click(screen.getByRole("button", { name: "End all sessions" }));
  expect(onEndAll).toHaveBeenCalledOnce();
});

it("E-07: says why there is nothing to see of who belongs elsewhere too", () => {
  draw(states, "belongs elsewhere");
  expect(screen.getByText(/not your organisation’s alone/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
