import { ready } from "@stopbank/ui/loadable";
import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SessionsView.states.tsx";

it("A-06: lists where the person is logged in, and ends each but the one they look from", async () => {
  const [onEnd, onEndOthers] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onEnd, onEndOthers });
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Firefox on WindowsThis oneFrom 192\.0\.2\.1\. Began/);
  expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
  expect(second?.textContent).toContain("From 2001:db8:1:2::/64. ");
  await user.click(
    within(second as HTMLElement).getByRole("button", { name: /^End the session of Safari on iPhone/ }),
  );
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ handle: "b" });
  await user.click(screen.getByRole("button", { name: "End all others" }));
  expect(onEndOthers).toHaveBeenCalledOnce();
});

it("A-06: says that a session is of the computer that serves it, however it is addressed", () => {
  const session = {
    device: null,
    began_at: "2026-11-20T20:46:00Z",
    last_seen_at: "2026-11-20T21:10:00Z",
    is_own: false,
  };
  const sessions = ready(
    ["0:0:0:0", "127.0.0.1"].map((network) => ({ ...session, handle: network, network })),
  );
  draw(states, "many", { sessions });
  for (const item of screen.getAllByRole("listitem"))
    expect(item.textContent).toContain("From the computer that runs Stopbank. ");
});

it("has nothing to end where they are logged in nowhere else", () => {
  draw(states, "one");
  expect(screen.getByText("You are logged in nowhere else.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
