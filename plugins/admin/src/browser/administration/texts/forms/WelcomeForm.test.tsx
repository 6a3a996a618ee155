import { draw } from "@stopbank/ui/testing/draw";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MediumChoice } from "../pages/mediumChoice.ts";
import states from "./WelcomeForm.states.tsx";
import { WelcomeForm } from "./WelcomeForm.tsx";

const [why, where] = [
  { q: "Why?", a: "So." },
  { q: "Where?", a: "Here." },
];

it("adds, moves, rewrites and removes questions", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const faq = () => onChange.mock.lastCall?.[0].faq;
  await user.click(screen.getByRole("button", { name: "Add a question" }));
  expect(faq()).toEqual([why, where, { q: "", a: "" }]);
  await user.click(screen.getByRole("button", { name: "Move question 2 up" }));
  expect(faq()).toEqual([where, why]);
  await user.click(screen.getByRole("button", { name: "Remove question 1" }));
  expect(faq()).toEqual([where]);
  expect(document.activeElement?.textContent).toBe("Add a question");
  await user.type(screen.getAllByRole("textbox", { name: "Answer" })[1] as HTMLElement, "!");
  expect(faq()).toEqual([why, { q: "Where?", a: "Here.!" }]);
});

it("changes its title and what stands below", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "empty", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "K");
  expect(onChange).toHaveBeenLastCalledWith({ title: "K", subtitle: "", faq: [] });
});

it("HOM-11: takes a picture with its words, a film with its captions, and neither once both are gone", async () => {
  const onChange = vi.fn();
  const { user, unmount } = draw(states, "with a picture", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Captions" }), "c");
  expect(onChange.mock.lastCall?.[0].hero).toEqual({
    picture: "media/sea.webp",
    picture_alt: "The sea",
    film: "media/sea.webm",
    captions: "c",
  });
  unmount();
  const next = draw(states, "many", { onChange });
  await next.user.type(screen.getByRole("textbox", { name: "Picture" }), "m");
  expect(onChange.mock.lastCall?.[0].hero).toEqual({ picture: "m" });
});

it("G-04: a picture that is chosen brings its words where there are none, and a field that is emptied leaves", async () => {
  const onChange = vi.fn();
  const body = { title: "", subtitle: "", faq: [] };
  const brought = { url: "media/bridge.webp", alternativeText: "The bridge.", kind: "picture" } as const;
  const form = (hero: object) => (
    <MediumChoice value={(_kinds, choose) => choose(brought)}>
      <WelcomeForm body={{ ...body, hero }} onChange={onChange} />
    </MediumChoice>
  );
  const { rerender } = render(form({}));
  await userEvent.click(screen.getByRole("button", { name: "Choose for Picture" }));
  const hero = { picture: "media/bridge.webp", picture_alt: "The bridge." };
  expect(onChange.mock.calls).toEqual([[{ ...body, hero }]]);
  rerender(form({ ...hero, picture_alt: "Ours." }));
  await userEvent.click(screen.getByRole("button", { name: "Choose for Picture" }));
  expect(onChange).toHaveBeenLastCalledWith({ ...body, hero: { ...hero, picture_alt: "Ours." } });
  await userEvent.clear(screen.getByRole("textbox", { name: "Words for the picture" }));
  expect(onChange).toHaveBeenLastCalledWith({ ...body, hero: { picture: "media/bridge.webp" } });
});
