import { MapIcon } from "@blueprintjs/icons";
import type { MapController } from "@stopbank/map/controller";
import { startBrowserHost, type TestedPlugin } from "@stopbank/plugin-api/testing/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MapPageProvider } from "../page/mapPageContext.ts";
import { SavedViewsDialog } from "./SavedViewsDialog.tsx";
import { savedView } from "./testing/savedView.ts";
import { thumbnailOf } from "./thumbnailOf.ts";

vi.mock("./thumbnailOf.ts", () => ({ thumbnailOf: vi.fn() }));

beforeEach(() => void vi.mocked(thumbnailOf).mockReturnValue(undefined));

const page = {
  id: "risk",
  store: createSceneStore(emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 })),
};
const dialog = (
  <SWRConfig value={{ provider: () => new Map() }}>
    <MapPageProvider value={page as never}>
      <SavedViewsDialog close={() => undefined} controller={{} as MapController} isOpen />
    </MapPageProvider>
  </SWRConfig>
);

const editor: TestedPlugin = {
  manifest: { id: "tales" },
  plugin: {
    contributes: {
      drawerTabs: [
        {
          id: "tales.write",
          page: "risk",
          side: "left",
          label: "Tale editor",
          address: "tale-editor",
          icon: MapIcon,
          access: "signed-in",
          load: async () => ({ default: () => null }),
        },
      ],
    },
  },
};

it("keeps the map's own page with a view, also where it is saved beside what stands at the page's head", async () => {
  window.history.replaceState(null, "", "/risk/tale-editor/7?step=2");
  const saved: unknown[] = [];
  const { around } = await startBrowserHost(editor, {
    roles: ["member"],
    answer: (_path, init) => {
      if (init?.method === "POST") saved.push(JSON.parse(String(init.body)));
      return Response.json({ views: [], next_cursor: null });
    },
  });
  const user = userEvent.setup();
  render(around(dialog));
  await user.click(await screen.findByRole("button", { name: /^Save/ }));
  await user.type(screen.getByLabelText("Name"), "The gap");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ name: "The gap", path: "/risk" })]));
});

describe("issue 13.6: a view that is replaced with the map", () => {
  const former = "v=2&client=larkhaven&layers=e%3Aroads";

  /** A server with one view that is drawn as its picture says; what it was told to change, and how to replace the view. */
  async function openOne({ picture = undefined as string | undefined, isRead = true } = {}) {
    window.history.replaceState(null, "", "/risk");
    vi.mocked(thumbnailOf).mockReturnValue(btoa("new"));
    const changes: { readonly query: string; readonly thumbnail?: string }[] = [];
    const view = () => {
      const { query, thumbnail } = { query: former, thumbnail: picture, ...changes.at(-1) };
      return { ...savedView({ query, has_thumbnail: thumbnail !== undefined }), thumbnail };
    };
    const host = await startBrowserHost(editor, {
      roles: ["member"],
      answer: (path, init) => {
        if (path.endsWith("/thumbnail") && !isRead)
          return Response.json({ error: { code: "work/busy", message: "It is busy." } }, { status: 503 });
        if (path.endsWith("/thumbnail")) return new Response(atob(view().thumbnail ?? ""));
        if (init.method === "PUT") changes.push(JSON.parse(String(init.body)));
        return Response.json(init.method === "PUT" ? view() : { views: [view()], next_cursor: null });
      },
    });
    const user = userEvent.setup();
    render(host.around(dialog));
    const shown = () => host.toaster.get().shown;
    return {
      changes,
      shown,
      replace: async () =>
        user.click(await screen.findByRole("button", { name: "Replace Low town with this map" })),
      undo: () => shown().at(-1)?.action?.run(),
    };
  }

  it("shows its former map under its former picture again by an Undo", async () => {
    const { changes, shown, replace, undo } = await openOne({ picture: btoa("former") });
    await replace();
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toMatchObject({
      message: "“Low town” now shows this map.",
      action: { label: "Undo" },
    });
    expect(changes).toEqual([{ query: expect.not.stringContaining("roads"), thumbnail: btoa("new") }]);
    undo();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toEqual({ query: former, thumbnail: btoa("former") });
  });

  it("undoes only the last where it was replaced twice", async () => {
    const { changes, shown, replace, undo } = await openOne({ picture: btoa("former") });
    await replace();
    await waitFor(() => expect(shown()).toHaveLength(1));
    const first = shown()[0]?.id;
    vi.mocked(thumbnailOf).mockReturnValue(btoa("newer"));
    await replace();
    await waitFor(() => expect(shown().map(({ id }) => id)).not.toEqual([first]));
    expect(shown()).toHaveLength(1);
    undo();
    await waitFor(() => expect(changes).toHaveLength(3));
    expect(changes[2]).toEqual({ query: changes[0]?.query, thumbnail: btoa("new") });
  });

  it("stays without a picture where it had none: an Undo could not take it away", async () => {
    const { changes, shown, replace, undo } = await openOne();
    await replace();
    await waitFor(() => expect(shown()).toHaveLength(1));
    undo();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes).toEqual([{ query: expect.not.stringContaining("roads") }, { query: former }]);
  });

  it("is left as it is where its former picture cannot be read, and says why", async () => {
    const { changes, shown, replace } = await openOne({ picture: btoa("former"), isRead: false });
    await replace();
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toMatchObject({ intent: "error", message: "It is busy." });
    expect(changes).toEqual([]);
  });
});
