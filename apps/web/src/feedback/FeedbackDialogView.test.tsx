import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import states from "./FeedbackDialogView.states.tsx";

const submit = () => screen.getByRole("button", { name: "Submit" });
const type = () => screen.getByRole("combobox", { name: "Feedback Type" });
const text = () => screen.getByRole("textbox", { name: "Feedback" });

describe("the dialog 'Submit Feedback'", () => {
  it("ACC-45: asks for a type, a text and a screenshot if there is one", () => {
    draw(states, "filled");
    expect(screen.getByRole("dialog", { name: "Submit Feedback" })).toBeTruthy();
    const options = within(type())
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(options).toEqual(["Choose a type", "Comment", "Issue", "Suggestion"]);
    expect((text() as HTMLTextAreaElement).value).toBe("The river is dry on my map.");
    expect(screen.getByLabelText(/^Screenshot/).getAttribute("accept")).toBe(".png,.jpg,.jpeg,.webp");
    expect(screen.queryByRole("textbox", { name: /E-mail/ })).toBeNull();
  });

  it("ACC-46: cannot be submitted until there are both, and says why", async () => {
    const onSubmit = vi.fn();
    const { user } = draw(states, "empty", { onSubmit });
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    await user.click(submit());
    await user.type(text(), "a");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("tells what is typed, which fields were left, and submits", async () => {
    const [onChange, onLeave, onSubmit] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = draw(states, "filled", { onChange, onLeave, onSubmit });
    await user.selectOptions(type(), "Suggestion");
    await user.type(text(), "!");
    await user.click(submit());
    expect(onChange.mock.calls).toEqual([
      [{ type: "Suggestion" }],
      [{ text: "The river is dry on my map.!" }],
    ]);
    expect(onLeave.mock.calls).toEqual([["type"], ["text"]]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    ["Feedback Type", "Feedback Type cannot be empty"],
    ["Feedback", "Feedback cannot be empty"],
    ["E-mail, for an answer (optional)", "Invalid email"],
    ["Screenshot (optional)", "The screenshot must be an image file."],
  ])("ACC-46: ties what is wrong to its field: %s", (label, problem) => {
    draw(states, "left empty");
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(problem);
  });

  it("ACC-49: asks a visitor for an e-mail that they may leave out", () => {
    draw(states, "of a visitor");
    expect(screen.getByLabelText("E-mail, for an answer (optional)")).toBeTruthy();
    expect(submit().getAttribute("aria-disabled")).toBeNull();
  });

  it("ACC-47: lists the current layers", () => {
    draw(states, "over a map");
    expect(
      screen.getByText(/list of current layers: Buildings; River flooding, 1 in 100 years\./),
    ).toBeTruthy();
  });

  it("says why it could not be sent, with everything as it was typed", () => {
    draw(states, "failed");
    expect(screen.getByRole("alert").textContent).toBe(
      "The feedback could not be sent. Nothing of it is lost: try again.",
    );
    expect((text() as HTMLTextAreaElement).value).toBe("The river is dry on my map.");
  });

  it("takes no second submission while one is under way", async () => {
    const onSubmit = vi.fn();
    const { user, baseElement } = draw(states, "sending", { onSubmit });
    const button = baseElement.querySelector("button[type=submit]");
    expect(button?.hasAttribute("disabled")).toBe(true);
    if (button !== null) await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is gone when it is closed", () => {
    draw(states, "closed");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
