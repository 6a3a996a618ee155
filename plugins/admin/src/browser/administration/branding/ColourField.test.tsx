import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ColourField.states.tsx";

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("says in words and figures where the colour passes", () => {
  draw(states, "passes");
  expect(lines()[0]).toMatch(/^White words on the side menu and on buttons1\d\.\d\d to 1, enough$/);
});

it("says where it does not, and offers one that does by one press", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "cannot be read", { onValue });
  expect(lines()[0]).toMatch(/to 1, needs 4\.5: cannot be read$/);
  expect(lines().some((line) => /needs 3: hard to see$/.test(line ?? ""))).toBe(true);
  await user.click(screen.getByRole("button", { name: "Use #8a7000, which passes" }));
  expect(onValue).toHaveBeenCalledWith("#8a7000");
});

it("waits for the rest of what is typed", () => {
  draw(states, "half typed");
  const field = screen.getByRole("textbox", { name: "Primary colour" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});
