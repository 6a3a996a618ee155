import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { Markdown } from "../Markdown.tsx";
import { MediaPrefix } from "../mediaPrefix.ts";

const hash = "0123456789abcdef0123456789abcdef";

beforeAll(() => import("./index.tsx"));

it("G-05: a text shows its pictures, tables, callouts and code as soon as their code has come", async () => {
  const { container } = render(
    <MediaPrefix value="/media/larkhaven/">
      <Markdown
        text={`![The bridge](media/${hash}-640x400.webp)\n\n![Elsewhere](https://example.org/a.png)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> [!WARNING]\n> Not *assessed*.\n\n> A quote\n\n[![In a link](media/${hash}-64x40.svg)](/guide)`}
      />
    </MediaPrefix>,
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "The bridge" })).toBeTruthy());
  const picture = screen.getByRole("img", { name: "The bridge" });
  expect(picture.getAttribute("src")).toBe(`/media/larkhaven/${hash}-640x400.webp`);
  expect(picture.getAttribute("srcset")).toContain("?w=320 320w");
  expect(screen.getByRole("link", { name: "Elsewhere" }).getAttribute("href")).toBe(
    "https://example.org/a.png",
  );
  expect(screen.getByRole("button", { name: "Enlarge" })).toBeTruthy();
  const callout = screen.getByRole("note", { name: "Warning" });
  expect([callout.querySelector("em")?.textContent, callout.textContent]).toEqual([
    "assessed",
    expect.not.stringContaining("[!"),
  ]);
  expect(container.querySelector("blockquote")?.textContent).toBe("A quote");
  const linked = screen.getByRole("link", { name: "In a link" });
  expect([linked.getAttribute("href"), linked.querySelector("button")]).toEqual(["/guide", null]);
});
