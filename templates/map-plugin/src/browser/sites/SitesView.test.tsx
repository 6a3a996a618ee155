import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SitesView, type SitesViewProps } from "./SitesView.tsx";

const nothing = () => undefined;
const [first, second] = [
  { longitude: 172.94, latitude: -40.3 },
  { longitude: 172.95, latitude: -40.31 },
];
const shown = (props: Partial<SitesViewProps>) =>
  renderToStaticMarkup(
    <SitesView
      sites={[first, second]}
      chosen={undefined}
      about={<p>2 buildings</p>}
      actions={<b>Write a list</b>}
      onAdd={nothing}
      onChoose={nothing}
      onRemove={nothing}
      {...props}
    />,
  );

it("offers to mark a site where there is none", () => {
  expect(shown({ sites: [] })).toMatch(/No site is marked on the map\..*Mark the map/);
});

it("lists sites by their places, each with what can be done with it", () => {
  const html = shown({});
  expect(html).toMatch(/-40\.30000, 172\.94000.*-40\.31000, 172\.95000.*Write a list/);
  expect(html).toContain('aria-label="Remove site 2"');
  expect(html).not.toContain("2 buildings");
});

it("says of the chosen one what is nearby, of that one alone", () => {
  const html = shown({ chosen: { ...second } });
  expect(html.match(/aria-expanded="(true|false)"/g)).toEqual([
    'aria-expanded="false"',
    'aria-expanded="true"',
  ]);
  expect(html.match(/2 buildings/g)).toHaveLength(1);
});
