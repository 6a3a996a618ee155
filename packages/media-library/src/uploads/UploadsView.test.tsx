import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./UploadsView.states.tsx";

const picture = () => new File(["x"], "bridge.jpg", { type: "image/jpeg" });

it("G-04: takes files that are chosen, dropped or pasted", async () => {
  const onFiles = vi.fn();
  const { user } = draw(states, "empty", { onFiles });
  await user.upload(screen.getByLabelText("Files to add"), [picture()]);
  const place = screen.getByRole("region", { name: "Add files" });
  fireEvent.drop(place, { dataTransfer: { files: [picture(), picture()] } });
  fireEvent.paste(place, { clipboardData: { files: [picture()] } });
  fireEvent.paste(place, { clipboardData: { files: [] } });
  expect(onFiles.mock.calls.map(([files]) => files.length)).toEqual([1, 2, 1]);
});

it("G-04: demands words of each picture, and sends those that have them", async () => {
  const [onDescribe, onSend] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "needs words", { onDescribe, onSend });
  const [first] = screen.getAllByRole("textbox", { name: /Describe it/ });
  await user.type(first!, "A");
  expect(onDescribe).toHaveBeenCalledWith(1, "A");
  expect(screen.getByText("One picture still needs a description.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add the file" }));
  expect(onSend).toHaveBeenCalledOnce();
});

it("asks none of a film", () => {
  draw(states, "ready");
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Add 2 files" })).toBeTruthy();
});

it("says how far each is, and calls one off", async () => {
  const onDrop = vi.fn();
  const { user } = draw(states, "on their way", { onDrop });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "40 % sent",
    "Being checked and drawn anew",
    "Waits for its turn",
  ]);
  await user.click(screen.getByRole("button", { name: "Cancel IMG_1.jpg" }));
  expect(onDrop).toHaveBeenCalledWith(1);
});

it("says what came of each, and offers what failed again", () => {
  draw(states, "over");
  expect(screen.getByText("Added")).toBeTruthy();
  expect(screen.getByText("It was there already, and stays as it is")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("HEIC");
  expect(screen.getByRole("button", { name: "Add the file" }).hasAttribute("disabled")).toBe(false);
});
