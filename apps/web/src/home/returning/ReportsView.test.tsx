import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ReportsView.states.tsx";

it("issue 13.5: has the newest that came to something or is under way, each to be taken home", async () => {
  const onDownload = vi.fn();
  const { user } = draw(states, "many", { onDownload });
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  const [first] = screen.getAllByRole("button", { name: /^Download Risk summary\.pdf/ });
  await user.click(first as HTMLElement);
  expect(onDownload).toHaveBeenCalledWith("1", "Risk summary.pdf");
});

it("says to somebody new what will be there, and where it is made", () => {
  const { unmount } = draw(states, "empty");
  expect(screen.getByText(/found here for as long as they are kept/)).toBeTruthy();
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/risk");
  unmount();
  draw(states, "none can be made");
  expect(document.querySelector("a")).toBeNull();
});

it("tries again where they could not be loaded", async () => {
  const retry = vi.fn();
  const error = Object.assign(new Error("No answer."), { status: 0 });
  const { user } = draw(states, "failed", { jobs: { state: "failed", error, retry } });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
