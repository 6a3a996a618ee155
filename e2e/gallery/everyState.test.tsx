import { InState } from "@stopbank/ui/testing/states-of";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sections } from "./sections.ts";

it("finds views, no two of one name", () => {
  expect(sections.length).toBeGreaterThan(20);
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
});

// React's complaints fail each of these: viewTests.ts.
describe.each(sections)("$name", ({ of }) => {
  const states = Object.keys(of.states);

  it.each(states)("draws without a complaint: %s", (state) => {
    render(<InState of={of} name={state} />);
  });

  it("is to be seen in one of its states at least", () => {
    const drawn = states.map((state) => {
      const { baseElement, unmount } = render(<InState of={of} name={state} />);
      const html = baseElement.innerHTML.replace("<div></div>", "");
      unmount();
      return html;
    });
    expect(drawn.some((html) => html !== "")).toBe(true);
  });
});
