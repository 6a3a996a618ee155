import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { cardsOf } from "../../domain/storySteps.ts";
import { story } from "../../domain/testing/stories.ts";
import { useSteps } from "./useSteps.ts";

it("seeks the card that is read anew where cards become longer, and shows nothing else on the map", () => {
  window.history.replaceState(null, "", "/risk/stories/1?step=3");
  const show = vi.fn(async () => undefined);
  const told = { show, stop: () => undefined };
  const { result } = renderHook(() => useSteps(cards, told));
  const before = result.current.sought;
  const shown = show.mock.calls.length;
  act(() => result.current.stay());
  expect(result.current.sought).toEqual({ index: 2, isAtOnce: true });
  expect(result.current.sought).not.toBe(before);
  expect(show).toHaveBeenCalledTimes(shown);
});

const cards = cardsOf(story());
