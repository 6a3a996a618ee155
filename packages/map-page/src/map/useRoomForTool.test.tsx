import { renderHook } from "@testing-library/react";
import { proxy } from "valtio";
import { expect, it } from "vitest";
import { createPageState } from "../page/pageState.ts";
import { useRoomForTool } from "./useRoomForTool.ts";

function withSheet(stop: "peek" | "half" | "full") {
  const page = createPageState();
  page.setSheet(stop);
  const state = proxy<{ tool: string | undefined }>({ tool: undefined });
  const hook = renderHook(() => useRoomForTool({ state } as never, page));
  const take = (tool: string | undefined) => {
    state.tool = tool;
    hook.rerender();
  };
  return { page, take };
}

it("lowers the sheet while a tool has the map, and raises it as high as it was", () => {
  for (const stop of ["half", "full"] as const) {
    const { page, take } = withSheet(stop);
    take("area");
    expect(page.state.sheet).toBe("peek");
    take("measure");
    expect(page.state.sheet).toBe("peek");
    take(undefined);
    expect(page.state.sheet).toBe(stop);
  }
});

it("leaves a sheet that is low, and one that was moved meanwhile", () => {
  const low = withSheet("peek");
  low.take("area");
  low.take(undefined);
  expect(low.page.state.sheet).toBe("peek");
  const moved = withSheet("half");
  moved.take("area");
  moved.page.setSheet("full");
  moved.take(undefined);
  expect(moved.page.state.sheet).toBe("full");
});
