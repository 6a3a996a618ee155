import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HomeView.states.tsx";

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
// Blueprint says "button" of a link that looks like one.
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const questions = () => screen.queryByRole("region", { name: "Questions people ask first" });

it("welcomes by the client's own words, and leads where plugins lead", () => {
  draw(states, "visitor");
  expect(title()).toBe("What the sea and the rivers put at risk");
  expect(links()).toEqual(["/risk", "/guide", "/accessibility"]);
  expect(questions()?.querySelectorAll("details")).toHaveLength(2);
});

it("is headed by the client's name until there are words, and where there are none", () => {
  for (const state of ["loading", "failed", "no texts"] as const) {
    const { unmount } = draw(states, state);
    expect([state, title(), questions()]).toEqual([state, "Larkhaven District Council", null]);
    unmount();
  }
});

it("goes on where its words do not come, and tries again", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", {
    content: { state: "failed", error: Object.assign(new Error("No answer."), { status: 0 }), retry },
  });
  expect(links()).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
