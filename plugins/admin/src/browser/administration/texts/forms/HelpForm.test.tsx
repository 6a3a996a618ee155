import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HelpForm.states.tsx";

it("changes title and text, each without the other", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "!");
  await user.type(screen.getByRole("textbox", { name: "Text" }), "!");
  expect(onChange.mock.calls.map(([body]) => body)).toEqual([
    { title: "Pipes!", body: "What *flows*." },
    { title: "Pipes", body: "What *flows*.!" },
  ]);
});
