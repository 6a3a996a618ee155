import { MapIcon } from "@blueprintjs/icons";
import type { MapController } from "@stopbank/map/controller";
import { startBrowserHost, type TestedPlugin } from "@stopbank/plugin-api/testing/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MapPageProvider } from "../page/mapPageContext.ts";
import { SavedViewsDialog } from "./SavedViewsDialog.tsx";

vi.mock("./thumbnailOf.ts", () => ({ thumbnailOf: () => undefined }));

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
  const page = {
    id: "risk",
    store: createSceneStore(emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 })),
  };
  const user = userEvent.setup();
  render(
    around(
      <MapPageProvider value={page as never}>
        <SavedViewsDialog close={() => undefined} controller={{} as MapController} isOpen />
      </MapPageProvider>,
    ),
  );
  await user.click(await screen.findByRole("button", { name: /^Save/ }));
  await user.type(screen.getByLabelText("Name"), "The gap");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ name: "The gap", path: "/risk" })]));
});
