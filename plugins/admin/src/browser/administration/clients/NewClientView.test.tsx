import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NewClientView.states.tsx";

const field = (name: string) => screen.getByRole("textbox", { name });
const describedAs = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

it("asks for two names and an administrator, and is sent", async () => {
  const [onChange, onCreate] = [vi.fn(), vi.fn(async () => undefined)];
  const { user } = draw(states, "filled", { onChange, onCreate });
  expect(describedAs(field("Name in addresses"))).toContain("It stays as it is");
  await user.type(field("First administrator"), "x");
  expect(onChange).toHaveBeenCalledWith("administrator", "mere@opotiki.examplex");
  await user.click(screen.getByRole("button", { name: "Create client" }));
  expect(onCreate).toHaveBeenCalledOnce();
});

it("ties what is wrong to its field", () => {
  draw(states, "tried empty");
  for (const [name, words] of [
    ["Name", "Say what people call the organisation."],
    ["Name in addresses", "Give it a name for addresses."],
    ["First administrator", "Enter the e-mail address of whoever is to administer it."],
  ] as const) {
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
    expect(describedAs(field(name))).toBe(words);
  }
});

it("says what the server refuses as a whole", () => {
  draw(states, "failed");
  expect(screen.getByRole("alert").textContent).toBe("The client could not be created. Try again.");
});
