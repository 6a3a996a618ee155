import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./Scrollable.states.tsx";

/** A DOM without layout, in which everything is as wide as is said. */
const withWidths = (clientWidth: number, scrollWidth: number) => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(clientWidth);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(scrollWidth);
  const watching = (look: () => void) => ({ observe: look, disconnect: () => undefined });
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(function observer(look: () => void) {
      return watching(look);
    }),
  );
};

it("is passed by where all of it is to be seen: a table", () => {
  withWidths(300, 300);
  draw(states, "a table");
  expect(screen.queryByRole("group")).toBeNull();
  expect(screen.getByRole("table").parentElement?.tabIndex).toBe(-1);
});

it("is come to by keyboard where it holds more than it shows: long code", async () => {
  withWidths(300, 900);
  const { user } = draw(states, "long code");
  const code = await screen.findByRole("group", { name: "Code" });
  expect(code.tagName).toBe("PRE");
  await user.tab();
  expect(document.activeElement).toBe(code);
});
