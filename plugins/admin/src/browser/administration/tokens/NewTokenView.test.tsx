import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NewTokenView.states.tsx";

it("asks for a name first, and makes what was asked for", async () => {
  const [onMake, onChange] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "blank", { onMake, onChange });
  await user.type(screen.getByRole("textbox", { name: "Name" }), "G");
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: "G" }));
  fireEvent.submit(screen.getByRole("group", { name: "It may" }).closest("form") as HTMLFormElement);
  expect(onMake).toHaveBeenCalledOnce();
});

it("names each scope with what it opens", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "blank", { onChange });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Read the map map:read/ }).checked).toBe(
    true,
  );
  await user.click(screen.getByRole("checkbox", { name: /Read people people:read/ }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ scopes: ["map:read", "people:read"] }));
});

it("lets the limit be cleared and typed anew, and says what may be in it", async () => {
  const onChange = vi.fn();
  const { user, unmount } = draw(states, "blank", { onChange });
  const field = () => screen.getByRole("textbox", { name: "Requests a minute" });
  await user.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ requests: "" }));
  // Nothing is wrong yet with what is about to be typed.
  expect(field().getAttribute("aria-invalid")).toBe("false");
  unmount();
  for (const requests of ["0", "6001", "12.5", "1e3", "many"]) {
    const { unmount: next } = draw(states, "blank", { asked: { ...states.states.blank.asked, requests } });
    expect(field().getAttribute("aria-invalid"), requests).toBe("true");
    expect(screen.getByText("A whole number from 1 to 6,000.")).toBeTruthy();
    next();
  }
  draw(states, "lacking");
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

it("ties what is missing to its field", () => {
  draw(states, "lacking");
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Say which program it is for.",
  );
  const scopes = screen.getByRole("group", { name: "It may" });
  expect(document.getElementById(scopes.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choose at least one.",
  );
});

it("says why none was made", () => {
  draw(states, "refused");
  expect(screen.getByRole("alert").textContent).toBe("This organisation has 100 API tokens in use.");
});
