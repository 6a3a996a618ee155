import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import states from "./Markdown.states.tsx";

// So that none is still on its way when the last test is over.
beforeAll(() => import("katex"));

it("sets what is marked", () => {
  const { container } = draw(states, "plain");
  expect(container.querySelector("em")?.textContent).toBe("rise");
  expect(screen.getByRole("link", { name: "the study" }).getAttribute("href")).toBe(
    "https://larkhaven.example/",
  );
});

it("has every mark there is", () => {
  const { container } = draw(states, "of every mark");
  for (const tag of [
    "strong",
    "p > code",
    "br",
    "ul > li",
    "ol > li",
    "blockquote",
    "pre > code",
    "hr",
    "td",
  ])
    expect(container.querySelector(tag), tag).not.toBeNull();
});

it("stands below the heading it is under, and skips none", () => {
  draw(states, "under a heading");
  const levels = [4, 5].map((level) => screen.getByRole("heading", { level }).textContent);
  expect(levels).toEqual(["Method", "Depth"]);
});

it("leads to a note and from it back to each place, and leaves the address alone", async () => {
  const before = window.location.href;
  const { user } = draw(states, "with notes");
  const [first, , again] = screen.getAllByRole("link", { name: /^\d$/ });
  const [depth] = screen.getAllByRole("listitem");
  await user.click(first!);
  expect(document.activeElement).toBe(depth);
  const [, back] = screen.getAllByRole("link", { name: "Back to note 1 in the text" });
  await user.click(back!);
  expect(document.activeElement).toBe(again);
  expect(window.location.href).toBe(before);
});

it.each([
  ["with raw HTML", "<b>Depth</b> of <script>alert(1)</script>water"],
  ["too long to be set", "*a* *a*"],
  ["with a formula", "\\frac{a}{b}"],
] as const)("shows as typed what it does not set, or not yet: %s", (state, typed) => {
  const { container } = draw(states, state);
  expect(container.textContent).toContain(typed);
  expect(container.querySelector("b, script, em")).toBeNull();
});

it("is nothing without a text", () => {
  expect(draw(states, "empty").container.textContent).toBe("");
});
