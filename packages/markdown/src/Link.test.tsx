import { draw } from "@stopbank/ui/testing/draw";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Link.states.tsx";
import { Link } from "./Link.tsx";
import { PagesApart } from "./pagesApart.ts";

it.each([
  ["web", "The study", "https://larkhaven.example/a%20study"],
  ["mail", "Write to us", "mailto:rivers@larkhaven.example"],
  ["beside the app", "The description of the API", "/docs"],
] as const)("leads out of the page, without telling where from: %s", (state, name, href) => {
  draw(states, state);
  const link = screen.getByRole("link", { name });
  expect(["href", "target", "rel"].map((attribute) => link.getAttribute(attribute))).toEqual([
    href,
    "_blank",
    "noopener noreferrer",
  ]);
});

it.each(["of another kind", "with a name before its host", "of a server", "not defined"] as const)(
  "is its words alone: %s",
  (state) => {
    draw(states, state);
    expect(screen.getByText("The study")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it.each([
  "https://user:pw@evil.example",
  "HTTPS://larkhaven.example@evil.example/study",
  "https:///larkhaven.example@evil.example",
  "https://larkhaven.example\\@evil.example",
  "https://larkhaven.example%2fstudy@evil.example",
  "http://@evil.example",
])("is its words alone where a name stands before the host: %s", (url) => {
  draw(states, "web", { url });
  expect(screen.getByText("The study")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([
  "https://larkhaven.example/@rivers",
  "https://larkhaven.example?to=a@b.example",
  "mailto:a@b.example",
])("is a link where a name stands elsewhere: %s", (url) => {
  draw(states, "web", { url });
  expect(screen.getByRole("link").getAttribute("href")).toBe(url);
});

it("leads to a page of the app by its router: the page is not loaded anew", async () => {
  const { user } = draw(states, "page of the app");
  const link = screen.getByRole("link", { name: "The methodology" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "/guide/methods/methodology?a=b#c",
    null,
  ]);
  const before = window.location.href;
  await user.click(link);
  expect(window.location.pathname).toBe("/guide/methods/methodology");
  window.history.replaceState(null, "", before);
});

it("leads to a page of the app in a tab of its own where the page that is there must not be lost", () => {
  render(
    <PagesApart value>
      <Link url="/guide/methods/methodology?a=b#c">The methodology</Link>
    </PagesApart>,
  );
  const link = screen.getByRole("link", { name: "The methodology" });
  expect(["href", "target", "rel"].map((attribute) => link.getAttribute(attribute))).toEqual([
    "/guide/methods/methodology?a=b#c",
    "_blank",
    "noopener noreferrer",
  ]);
});
