import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { letGo, letGoWhenNamed } from "./heldPresses.ts";

const root = () => document.getElementById("root") as HTMLElement;

beforeEach(() => {
  document.title = "Stopbank";
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page that came drawn, on which the search was pressed and then two keys. */
function pressed() {
  document.body.innerHTML = `<div id="root" data-keys='[{"key":"k","ctrlKey":true},{"key":"/"}]'>
    <button id="other">Other</button><button data-pressed="" id="search">Search</button></div>`;
  const done: string[] = [];
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => done.push(button.id));
  const note = ({ key, ctrlKey }: KeyboardEvent) => done.push(`${ctrlKey ? "Ctrl-" : ""}${key}`);
  document.body.addEventListener("keydown", note);
  return { done, end: () => document.body.removeEventListener("keydown", note) };
}

it("does what was pressed once the page names the tab, and holds it until then", async () => {
  const { done, end } = pressed();
  letGoWhenNamed(root());
  expect([done, root().hasAttribute("data-keys")]).toEqual([[], true]);
  document.title = "Guide";
  await vi.waitFor(() => expect(done).toEqual(["search", "Ctrl-k", "/"]));
  expect(root().outerHTML).not.toMatch(/data-keys|data-pressed/);
  document.title = "Glossary";
  await Promise.resolve();
  expect(done).toHaveLength(3);
  end();
});

it("does it after five seconds on a page that names nothing", () => {
  vi.useFakeTimers();
  const { done, end } = pressed();
  letGoWhenNamed(root());
  vi.advanceTimersByTime(4_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toHaveLength(3);
  end();
});

it("leaves out a button that is gone", () => {
  const { done, end } = pressed();
  root().replaceChildren();
  letGo(root());
  expect(done).toEqual(["Ctrl-k", "/"]);
  end();
});

it("has nothing to do where nothing was pressed", () => {
  document.body.innerHTML = '<div id="root" data-keys="[]"></div>';
  letGo(root());
  expect(root().outerHTML).toBe('<div id="root"></div>');
});
