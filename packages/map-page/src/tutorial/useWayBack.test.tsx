import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { useWayBack } from "./useWayBack.ts";

const address = () => window.location.pathname + window.location.search + window.location.hash;

function begin(at: string) {
  window.history.replaceState(null, "", at);
  const onLeft = vi.fn();
  const go = vi.fn((href: string, options?: { readonly replace?: boolean }) => navigate(href, options));
  return { onLeft, go, ...renderHook(() => useWayBack("/risk", go, onLeft)) };
}

afterEach(() => window.history.replaceState(null, "", "/"));

describe("a tutorial that begins below its page", () => {
  it("TUT-07: leads back to the step of the story that was open, with all else of the address", () => {
    const story = "/risk/stories/1/a-flood?layers=buildings&step=5#card";
    const { unmount, onLeft } = begin(story);
    expect(address()).toBe("/risk");
    unmount();
    expect(address()).toBe(story);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it("ends where the reader goes elsewhere, and leads nowhere then", () => {
    const { unmount, onLeft } = begin("/risk/stories/1/a-flood?step=5");
    act(() => navigate("/home"));
    expect(onLeft).toHaveBeenCalledOnce();
    unmount();
    expect(address()).toBe("/home");
  });
});

it("TUT-07: leaves the page's own address alone, whatever the map has put there meanwhile", () => {
  const { unmount, go } = begin("/risk?layers=roads");
  window.history.replaceState(null, "", "/risk?layers=buildings");
  unmount();
  expect(go).not.toHaveBeenCalled();
  expect(address()).toBe("/risk?layers=buildings");
});
