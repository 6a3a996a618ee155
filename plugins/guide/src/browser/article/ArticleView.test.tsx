import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ArticleView.states.tsx";

it("GUI-08 has sections with titles and Markdown, headings within one level below", () => {
  const { getAllByRole, getByText } = draw(states, "many");
  expect(getAllByRole("heading").map((each) => `${each.tagName} ${each.textContent}`)).toEqual([
    "H1 What a return period means",
    "H2 Chance a year",
    "H3 Over a mortgage",
    "H3 Over a lifetime",
    "H2 Chance a year",
    "H3 Over a mortgage",
    "H2 References",
  ]);
  expect(getByText("1% each year").tagName).toBe("STRONG");
});

it("GUI-08 lists references, with 'Read more' where one leads somewhere", () => {
  const { getAllByRole, getByText } = draw(states, "many");
  const more = getAllByRole("link").filter(({ textContent }) => textContent?.startsWith("Read more"));
  expect(
    more.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]),
  ).toEqual([["https://environment.govt.nz/", "_blank", "noopener noreferrer"]]);
  expect(getByText("ISO 31000:2018")).toBeTruthy();
});

it("GUI-08 leads back to the top and on to the next article, where there is one", async () => {
  const onTop = vi.fn();
  const { user, getByRole, getByText, unmount } = draw(states, "many", { onTop });
  await user.click(getByRole("button", { name: "Back to top" }));
  expect(onTop).toHaveBeenCalledTimes(1);
  expect(getByText("One per cent a year").closest("a")?.getAttribute("href")).toBe(
    "/guide/fundamentals/chance-and-time/aep",
  );
  unmount();
  expect(draw(states, "one").queryByText("Next article")).toBeNull();
});

it("has nothing at its end while only its beginning is there", () => {
  const { queryByRole, queryByText } = draw(states, "its beginning");
  expect([queryByRole("button", { name: "Back to top" }), queryByText("Next article")]).toEqual([null, null]);
});
