import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ProviderFormView.states.tsx";

it("tells what is typed, and saves by Enter", async () => {
  const [onChange, onSave] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "empty", { onChange, onSave });
  await user.type(screen.getByRole("textbox", { name: "Client ID" }), "s{Enter}");
  expect(onChange).toHaveBeenCalledWith({ clientId: "s" });
  expect(onSave).toHaveBeenCalledOnce();
});

it("ties what is wrong to its field", () => {
  draw(states, "refused");
  const field = screen.getByRole("textbox", { name: "Issuer" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "https://",
  );
});

it("D-16: takes the keyboard to what is wrong, which may be out of sight", async () => {
  const { user } = draw(states, "refused");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Issuer" })),
  );
});

it("A-45: shows nothing of a secret that is kept", () => {
  draw(states, "filled");
  const field = screen.getByLabelText<HTMLInputElement>("Client secret");
  expect([field.value, field.type, field.placeholder]).toEqual(["", "password", "Unchanged"]);
});

it("maps values of a claim to roles, a line each", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "a value lacking", { onChange });
  expect(screen.getByText("Write each value, or remove its line.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Role of value 1" }), "editor");
  expect(onChange.mock.lastCall?.[0].roleMap[0]).toEqual({
    value: "stopbank-administrators",
    role: "editor",
  });
  await user.click(screen.getByRole("button", { name: "Remove value 2" }));
  expect(onChange.mock.lastCall?.[0].roleMap).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Add a value" }));
  expect(onChange.mock.lastCall?.[0].roleMap).toHaveLength(3);
});

it("asks the provider before anything is saved", async () => {
  const [onTest, onSave] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "filled", { onTest, onSave });
  await user.click(screen.getByRole("button", { name: "Test the settings" }));
  expect(onTest).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});
