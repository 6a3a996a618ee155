import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFit } from "./useFit.ts";

const ways = ["large", "small", "tiny"];

/** Of so many letters there is room. */
function Words({ isThere = true, room }: { readonly isThere?: boolean; readonly room: number }) {
  const { way } = useFit(ways, isThere, () => (screen.getByTestId("set").textContent?.length ?? 0) <= room);
  return <p data-testid="set">{way}</p>;
}

it.each([
  ["the first where it fits", 5, "large"],
  ["the next that does", 4, "tiny"],
  ["the last where none does", 1, "tiny"],
])("EXP-13 sets %s", (_case, room, way) => {
  render(<Words room={room} />);
  expect(screen.getByTestId("set").textContent).toBe(way);
});

it("measures nothing before it is there", () => {
  const { rerender } = render(<Words isThere={false} room={1} />);
  expect(screen.getByTestId("set").textContent).toBe("large");
  rerender(<Words room={1} />);
  expect(screen.getByTestId("set").textContent).toBe("tiny");
});
