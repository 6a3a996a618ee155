import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MenuItem.states.tsx";

it("leads somewhere, says where the reader is, and tells other sites nothing", () => {
  const links = ["a link", "where the reader is", "a link away"].map((state) => {
    const { unmount } = draw(states, state);
    const link = screen.getByRole("link");
    const said = ["href", "aria-current", "target", "rel"].map((name) => link.getAttribute(name));
    unmount();
    return said;
  });
  expect(links).toEqual([
    ["/home", null, null, null],
    ["/home", "page", null, null],
    ["https://example.org/", null, "_blank", "noreferrer"],
  ]);
});

it.each([
  ["a button", "Notifications", undefined],
  ["some not read", "Notifications, 3 not read", "3"],
  ["many not read", "Notifications, 40 not read", "9+"],
  ["something to look at", "Notifications, 1 under way", undefined],
] as const)("counts what is not read, by sight and by ear: %s", async (state, name, count) => {
  const onClick = vi.fn();
  const heard = { does: "act" as const, onClick };
  const { user, container } = draw(states, state, heard);
  const button = screen.getByRole("button");
  expect(button.textContent?.replace(count ?? "", "")).toBe(name);
  expect(container.querySelector(".menu-count")?.textContent).toBe(count);
  expect(container.querySelector(".menu-dot") !== null).toBe(state === "something to look at");
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

it("says what is not finished yet", () => {
  draw(states, "beta");
  expect(screen.getByText("Beta")).toBeTruthy();
});

it.each(["text alone", "long text"])("stands there and does nothing: %s", (state) => {
  draw(states, state);
  expect([screen.queryByRole("link"), screen.queryByRole("button")]).toEqual([null, null]);
  expect(screen.getByText(states.states[state]?.label ?? "")).toBeTruthy();
});
