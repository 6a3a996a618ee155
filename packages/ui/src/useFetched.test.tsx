import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFetched } from "./useFetched.ts";

it("fetches code when it is first wanted, keeps it, and asks again for what did not come the next time", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("gone"))
    .mockResolvedValue("code");
  const onFailed = vi.fn();
  const { result, rerender, unmount } = renderHook(({ isWanted }) => useFetched(isWanted, load, onFailed), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(result.current).toBeUndefined();
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  await vi.waitFor(() => expect(result.current).toBe("code"));
  rerender({ isWanted: false });
  expect(result.current).toBe("code");
  rerender({ isWanted: true });
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
});
