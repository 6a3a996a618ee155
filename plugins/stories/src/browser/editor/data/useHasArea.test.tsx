import type { Story } from "@stopbank/contract/story";
import { renderHook, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { startEditor } from "../testing/startEditor.ts";
import { useHasArea } from "./useHasArea.ts";

const [kept, gone, unasked] = ["a", "b", "c"].map((digit) => digit.repeat(64)) as [string, string, string];
const drawing = (...areas: readonly string[]): Story => ({
  title: "A flood",
  description: "",
  chapters: [{ title: "One", steps: areas.map((area) => ({ title: "x", sections: [], area })) }],
});
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: "No." } }, { status });

async function startHook(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const host = await startEditor({
    answer: (path) => {
      const id = path.split("/").at(-1) ?? "";
      asked.push(id);
      return answers[id]?.() ?? refusal(503, "work/busy");
    },
  });
  const { result, rerender } = renderHook(({ story }) => useHasArea(story), {
    initialProps: { story: drawing(kept, gone, kept) },
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>{host.around(children)}</SWRConfig>
    ),
  });
  return { asked, has: (id: string) => result.current(id), draw: (story: Story) => rerender({ story }) };
}
const area = () => Response.json({ area_id: kept, geometry: { type: "Polygon", coordinates: [] } });

it("story authoring: misses an area that is not kept, and asks for one that is once", async () => {
  const { asked, has, draw } = await startHook({
    [kept]: area,
    [gone]: () => refusal(404, "area/unknown"),
    [unasked]: area,
  });
  expect([has(kept), has(gone)]).toEqual([true, true]);
  await waitFor(() => expect([has(kept), has(gone)]).toEqual([true, false]));
  draw(drawing(kept, gone, unasked));
  await waitFor(() => expect(asked).toContain(unasked));
  expect(asked.filter((id) => id === kept)).toHaveLength(1);
  await waitFor(() => expect([has(unasked), has(gone)]).toEqual([true, false]));
});

it("story authoring: misses no area while nobody can say which are kept", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, has } = await startHook({ [kept]: area });
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect([asked, has(kept), has(gone)]).toEqual([[kept, gone], true, true]);
});
