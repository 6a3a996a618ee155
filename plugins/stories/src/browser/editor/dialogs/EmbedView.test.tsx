import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EmbedView.states.tsx";

it("STO: gives the code, says where it works, and copies it", async () => {
  const onCopy = vi.fn();
  const { user } = draw(states, "usual", { onCopy });
  const code = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Code for your website" });
  expect(code.value).toContain("/embed/stories/1");
  expect(
    screen.getByText(/^It is shown on https:\/\/www\.larkhaven\.example, .* and nowhere else\.$/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy the code" }));
  expect(onCopy).toHaveBeenCalledOnce();
});

it.each([
  ["not published", /has not been published yet/],
  ["no website", /STOPBANK_EMBED_ORIGINS/],
  ["of members", /are for its members/],
] as const)("STO: gives no code where it would show nothing, and says why: %s", (state, why) => {
  draw(states, state);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Copy the code" })).toBeNull();
});

it.each(["loading", "failed"] as const)("STO: gives no code before it is known that one may: %s", (state) => {
  draw(states, state);
  expect(screen.queryByRole("textbox")).toBeNull();
});
