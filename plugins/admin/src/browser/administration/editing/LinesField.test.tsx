import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LinesField.states.tsx";

it("hands on the lines that say something, and leaves what is typed as it is", async () => {
  const onLines = vi.fn();
  const { user } = draw(states, "two", { onLines });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Use, one a line" });
  await user.type(field, "{Enter}");
  expect(onLines).toHaveBeenLastCalledWith(["Home", "Shop"]);
  expect(field.value).toBe("Home\nShop\n");
});

it("says what is wrong with them", () => {
  draw(states, "wrong");
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Line 2 is longer than 300 letters")).toBeTruthy();
});
