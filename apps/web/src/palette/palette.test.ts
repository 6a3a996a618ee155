import { describe, expect, it, vi } from "vitest";
import type { KeptText } from "../keptText.ts";
import { markMatches } from "./markMatches.ts";
import { actions, type PagesAround, pages } from "./ownSources.ts";
import { createRecents, findRecents, mostRecents } from "./recents.ts";
import { loadSources, type Source, withFirst } from "./sources.ts";

const { signal } = new AbortController();
const unasked = () => Promise.reject(new Error("Nothing is asked here."));
const deeds = { logIn: vi.fn(), logOut: vi.fn(), giveFeedback: vi.fn(), switchTo: vi.fn() };
const clients = ["larkhaven", "northport"].map((client_name) => ({
  client_name,
  subdomain: client_name,
  display_name: `${client_name} Council`,
}));
/** A client with nothing on, for a visitor. */
const around = (parts: Partial<PagesAround>): PagesAround => ({
  status: "visitor",
  isOn: () => false,
  isEmptyTab: () => false,
  methodsPath: undefined,
  ...parts,
});
const titles = async ({ search }: Source, text: string, most = 20) =>
  (await search.find(text, most, signal)).map(({ title }) => title);

describe("what the shell finds by itself", () => {
  it("does what plugins offer, switches client, and logs out or in", async () => {
    const run = vi.fn();
    const offered = [{ id: "risk.add", label: "Add layers", load: async () => run }];
    const member = actions(offered, unasked, { status: "signed-in", clients }, "larkhaven", deeds);
    expect(await titles(member, "")).toEqual([
      "Add layers",
      "Switch client: northport Council",
      "Submit feedback",
      "Log out",
    ]);
    expect(await titles(member, "change org")).toEqual(["Switch client: northport Council"]);
    const [add] = await member.search.find("layers", 1, signal);
    await add?.run?.();
    expect(run.mock.calls).toEqual([[unasked]]);
    const [leave] = await member.search.find("sign out", 1, signal);
    leave?.run?.();
    expect(deeds.logOut).toHaveBeenCalledTimes(1);
    const visitor = actions([], unasked, { status: "visitor", clients: [] }, "openaccess", deeds);
    expect(await titles(visitor, "log")).toEqual(["Log in"]);
  });

  it("leads where the menu leads, but to no other site", async () => {
    const entry = (label: string, rest = {}) => ({
      id: label,
      label,
      href: `/${label}`,
      icon: () => null,
      ...rest,
    });
    const entries = [entry("Risk"), entry("Access", { external: true })];
    expect(await titles(pages(entries, around({})), "")).toEqual(["Risk", "Accessibility statement"]);
    expect(await titles(pages(entries, around({ status: "signed-in" })), "acc")).toEqual([
      "Accessibility statement",
      "Your account",
    ]);
  });

  it("leads to the tabs of the new Home that have something to show, and to Getting Started, which the menu leaves to it", async () => {
    const isOn = () => true;
    const isEmptyTab = (tab: string) => tab === "contacts";
    const own = pages([], around({ status: "signed-in", isOn, isEmptyTab }));
    expect(await titles(own, "")).toEqual([
      "Project Management",
      "The Process",
      "About Us",
      "Getting Started",
      "Your account",
      "Accessibility statement",
    ]);
    expect(await own.search.find("about", 1, signal)).toEqual([
      expect.objectContaining({ title: "About Us", detail: "Home", href: "/home/about" }),
    ]);
    expect(await titles(pages([], around({ isOn })), "get")).toEqual([]);
  });

  it("leads to the methods report where it is a page of this app", async () => {
    const own = pages([], around({ methodsPath: "/methods" }));
    expect(await own.search.find("methods", 1, signal)).toMatchObject([
      { title: "Methodology Report", href: "/methods" },
    ]);
  });
});

describe("sources of plugins", () => {
  it("are looked in while their code is on its way, and fail where it does not come", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const find = () => [];
    const seen: (boolean | undefined)[][] = [];
    const loaded = await loadSources(
      [
        { id: "a.one", group: "One", load: unasked },
        { id: "b.two", group: "Two", load: async () => ({ find }) },
      ],
      unasked,
      (sources) => seen.push(sources.map(({ isComing }) => isComing)),
    );
    expect(loaded[1]).toEqual({ id: "b.two", group: "Two", plugin: "b", search: { find }, isComing: false });
    await expect(loaded[0]?.search.find("x", 1, signal)).rejects.toThrow("Nothing is asked here.");
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([3, [true, true], [false, false]]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it("stand first where one begins with them", () => {
    const of = (plugin: string) => ({ id: `${plugin}.x`, group: plugin, plugin, search: { find: () => [] } });
    expect(withFirst([of("a"), of("b"), of("c")], "b").map(({ plugin }) => plugin)).toEqual(["b", "a", "c"]);
  });
});

describe("what was chosen before", () => {
  const kept = (held: string | null = null): KeptText => {
    let text: string | undefined = held ?? undefined;
    return {
      read: () => text ?? null,
      write: (written) => {
        text = written;
      },
    };
  };
  const item = (key: string) => ({ key, title: key });
  const source = (search: Partial<Source["search"]> = {}): Source => ({
    id: "risk.layers",
    group: "Layers",
    plugin: "risk",
    search: { find: (text) => [item("roads"), item("pipes")].filter(({ key }) => key === text), ...search },
  });

  it("is kept newest first, each once, a few", () => {
    const text = kept();
    const recents = createRecents(text);
    for (const key of ["a", "b", "c", "d", "e", "f", "b"]) recents.remember(source(), item(key));
    expect(recents.list().map(({ key }) => key)).toEqual(["b", "f", "e", "d", "c"]);
    expect(recents.list()).toHaveLength(mostRecents);
    expect(createRecents(text).list()).toEqual(recents.list());
  });

  it("is not what somebody asked a server for, such as an address", () => {
    const recents = createRecents(kept());
    recents.remember(source({ asksServer: true }), item("9 Kānuka Terrace"));
    expect(recents.list()).toEqual([]);
  });

  it("is nothing where something else is kept in its place", () => {
    for (const held of [null, "{", "3", '[{"source":1}]'])
      expect(createRecents(kept(held)).list()).toEqual([]);
  });

  it("is found anew, and left out where it is gone", async () => {
    const recent = (key: string, id = "risk.layers") => ({ source: id, key, title: key });
    const found = await findRecents(
      [recent("pipes"), recent("bridges"), recent("x", "gone.plugin"), recent("roads")],
      [source()],
      signal,
    );
    expect(found.map(({ item: { key } }) => key)).toEqual(["pipes", "roads"]);
  });
});

describe("marks in what was found", () => {
  const marked = (text: string, typed: string) =>
    markMatches(text, typed)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join("");

  it.each([
    ["River flooding, once in 100", "flo riv", "[Riv]er [flo]oding, once in 100"],
    ["The Awatōrea", "awato", "The [Awatō]rea"],
    ["Āporo", "apo", "[Āpo]ro"],
    ["Roads", "", "Roads"],
    ["Roads", "ads", "Roads"],
  ])("are at the beginnings of words, macrons apart: %s", (text, typed, with_) => {
    expect(marked(text, typed)).toBe(with_);
  });

  it("lose nothing of a text", () => {
    for (const text of ["", " a  b ", "Māori–English: 50% (½)"])
      expect(
        markMatches(text, "a b m 5")
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
  });
});
