import { draw } from "@stopbank/ui/testing/draw";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import states from "./BlockFields.states.tsx";
import { BlockFields } from "./BlockFields.tsx";
import { MediumChoice } from "./mediumChoice.ts";

const has = (name: string) => screen.queryByRole("textbox", { name }) !== null;

it("HOM-15: has the fields that the type has a place for", () => {
  const fields = ["Words for the picture", "Heading of the box", "Picture behind the words", "Captions"];
  const seen = (["words", "picture", "box", "banner", "film"] as const).map((state) => {
    const { unmount } = draw(states, state);
    const shown = fields.filter(has);
    unmount();
    return [state, shown];
  });
  expect(seen).toEqual([
    ["words", []],
    ["picture", ["Words for the picture"]],
    ["box", ["Heading of the box"]],
    ["banner", ["Picture behind the words"]],
    ["film", ["Words for the picture", "Captions"]],
  ]);
});

it("changes the layout and the words, and an emptied field leaves", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "words", { onChange });
  await user.selectOptions(screen.getByRole("combobox", { name: "Layout" }), "side-box-first");
  expect(onChange).toHaveBeenLastCalledWith({ type: "side-box-first", header: "Kia ora", content: "Words" });
  await user.clear(screen.getByRole("textbox", { name: "Heading" }));
  expect(onChange).toHaveBeenLastCalledWith({ type: "content", content: "Words" });
});

it("asks for words for a picture", () => {
  draw(states, "picture without words");
  expect(screen.getByText(/not everybody sees it/)).toBeTruthy();
});

it.each([
  [undefined, "The bridge."],
  ["The sea", "The sea"],
])("G-04: a picture that is chosen brings its words where there are none: %s", async (written, words) => {
  const onChange = vi.fn();
  const block = { type: "side-image", ...(written === undefined ? {} : { imageAlt: written }) } as const;
  const brought = { url: "media/bridge.webp", alternativeText: "The bridge.", kind: "picture" } as const;
  render(
    <MediumChoice value={(_kinds, choose) => choose(brought)}>
      <BlockFields block={block} onChange={onChange} />
    </MediumChoice>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Choose for Picture" }));
  expect(onChange.mock.calls).toEqual([
    [{ type: "side-image", imageUrl: "media/bridge.webp", imageAlt: words }],
  ]);
});
