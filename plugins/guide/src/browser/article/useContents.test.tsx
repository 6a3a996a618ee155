import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useContents } from "./useContents.ts";

/** Where the headings of the article stand, in pixels from its top, and how far it has been scrolled. */
const placesPx: Readonly<Record<string, number>> = {
  One: 300,
  Within: 600,
  "Of no section": 900,
  Two: 1_200,
};
let scrolledPx = 0;
/** The top of what scrolls, below the bar of the guide. */
const topPx = 40;

function Article({ more = [] }: { readonly more?: readonly string[] }) {
  const body = useRef<HTMLElement>(null);
  const { headings, active, go } = useContents(body, "damage", more);
  return (
    <main>
      <article ref={body}>
        <section>
          <h2 data-heading>One</h2>
          <h3>Within</h3>
        </section>
        <section>
          <h3>Of no section</h3>
        </section>
        <section>
          <h2 data-heading>Two</h2>
          {more.map((title) => (
            <h3 key={title}>{title}</h3>
          ))}
        </section>
      </article>
      <output>{active}</output>
      {headings.map(({ id, title, level }) => (
        <button key={id} onClick={() => go(id)} type="button">{`${level} ${title}`}</button>
      ))}
    </main>
  );
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** The article, and what its scroller was told. */
function openAt(hash: string) {
  history.replaceState(null, "", `/guide/methods/damage${hash}`);
  const drawn = render(<Article />);
  const main = drawn.container.querySelector("main")!;
  const told: unknown[] = [];
  main.scrollTo = ((to: unknown) => told.push(to)) as typeof main.scrollTo;
  Object.defineProperty(main, "scrollTop", { get: () => scrolledPx });
  const scrollTo = (px: number) => {
    scrolledPx = px;
    main.dispatchEvent(new Event("scroll"));
  };
  return { ...drawn, told, scrollTo, active: () => drawn.container.querySelector("output")?.textContent };
}

describe("GUI-09 what an article has to go to", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    scrolledPx = 0;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const place = placesPx[this.textContent ?? ""];
      return new DOMRect(0, place === undefined ? topPx : topPx + place - scrolledPx, 0, 0);
    });
  });

  it("is worked out 200 ms after it is drawn, without what stands in a section that has no title", () => {
    const { queryAllByRole, getByText } = openAt("");
    after(199);
    expect(queryAllByRole("button")).toEqual([]);
    after(1);
    expect(queryAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "2 One",
      "3 Within",
      "2 Two",
    ]);
    // The search leads there all the same.
    expect(getByText("Of no section").id).toBe("of-no-section");
  });

  it("is active from 150 px below the top, the offset and the threshold, looked for every 100 ms", () => {
    const { active, scrollTo } = openAt("");
    after(200);
    expect(active()).toBe("");
    scrollTo(149);
    after(100);
    expect(active()).toBe("");
    scrollTo(150);
    after(99);
    expect(active()).toBe("");
    after(1);
    expect(active()).toBe("one");
    scrollTo(800);
    after(100);
    expect(active()).toBe("within");
    scrollTo(1_050);
    after(100);
    expect(active()).toBe("two");
  });

  it("is scrolled to 100 px below the top, with the hash and the focus, and stays active for 800 ms", () => {
    const { active, scrollTo, told, getByRole, getByText } = openAt("");
    after(200);
    act(() => getByRole("button", { name: "2 Two" }).click());
    expect(told).toEqual([{ top: 1_100, behavior: "smooth" }]);
    expect(location.hash).toBe("#two");
    expect(document.activeElement).toBe(getByText("Two"));
    expect(active()).toBe("two");
    scrollTo(300);
    after(799);
    expect(active()).toBe("two");
    after(1);
    expect(active()).toBe("one");
  });

  it("is gone to when the article opens and whenever somebody comes to an address within it, if the same again", () => {
    const { told, getByText } = openAt("#within");
    after(200);
    expect(told).toEqual([{ top: 500, behavior: "auto" }]);
    expect(document.activeElement).toBe(getByText("Within"));
    for (const hash of ["#one", "#one", "#of-no-section"]) {
      history.pushState(null, "", hash);
      dispatchEvent(new Event("pushState"));
      after(200);
    }
    expect(told.slice(1)).toEqual([200, 200, 800].map((top) => ({ top, behavior: "auto" })));
    expect(document.activeElement).toBe(getByText("Of no section"));
  });

  it("is read again where the text has a newer version, and whoever reads stays where they are", () => {
    const { told, queryAllByRole, rerender } = openAt("#within");
    after(200);
    expect(told.length).toBe(1);
    rerender(<Article more={["Three"]} />);
    expect(queryAllByRole("button").length).toBe(3);
    after(200);
    expect(queryAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "2 One",
      "3 Within",
      "2 Two",
      "3 Three",
    ]);
    expect(told.length).toBe(1);
  });

  it("is not there for an address that names nothing, or that cannot be read", () => {
    const { told } = openAt("#%");
    after(200);
    expect(told).toEqual([]);
  });
});
