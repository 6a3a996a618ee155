import type { NamedArea } from "@stopbank/contract/named-area";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useSession, useToaster } from "@stopbank/plugin-api/browser";
import { setStoredArea } from "@stopbank/scene/filtering";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import useSWR from "swr";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { NamedAreasView } from "./NamedAreasView.tsx";
import { VisitorAreasView } from "./VisitorAreasView.tsx";

/** The person's own areas by name. A visitor is nobody to keep them for. */
export function NamedAreas({ onOpened }: { readonly onOpened: (areaId: string) => void }) {
  const session = useSession();
  return session.status === "signed-in" ? <OwnAreas onOpened={onOpened} /> : <VisitorAreasView />;
}

function OwnAreas({ onOpened }: { readonly onOpened: (areaId: string) => void }) {
  const call = useCall();
  const toaster = useToaster();
  const { name: client } = useClient();
  const { store } = useMapPage();
  const { area } = usePageScene();
  const areas = useSWR([client, "named areas"], () => call(routes.namedAreas, {}));
  /** Changes the names, and says what went wrong. */
  const change = (work: () => Promise<NamedArea[]>) =>
    areas
      .mutate(work, { revalidate: false })
      .catch((error: Error) => toaster.warning(`The area's name could not be kept: ${error.message}`));
  const name = (id: string, words: string) =>
    change(() => call(routes.nameArea, { params: { area_id: id }, body: { name: words } }));
  const keep = (words: string) =>
    change(async () => {
      if (area === undefined) return call(routes.namedAreas, {});
      const { area_id } =
        "id" in area
          ? { area_id: area.id }
          : await call(routes.storeArea, { body: { geometry: area.geometry } });
      return call(routes.nameArea, { params: { area_id }, body: { name: words } });
    });
  const forget = async ({ area_id, name: words }: NamedArea) => {
    await change(() => call(routes.forgetArea, { params: { area_id } }));
    toaster.show({
      intent: "info",
      message: `${words} was deleted from your areas.`,
      action: { label: "Undo", run: () => void name(area_id, words) },
    });
  };
  return (
    <Loaded of={toLoadable(areas)} what="Your areas could not be loaded" label="Loading your areas">
      {(own) => (
        <NamedAreasView
          areas={own}
          hasArea={area !== undefined}
          onName={(words) => void keep(words)}
          onOpen={({ area_id }) => {
            store.apply(setStoredArea(area_id));
            onOpened(area_id);
          }}
          onRename={({ area_id }, words) => void name(area_id, words)}
          onDelete={(one) => void forget(one)}
        />
      )}
    </Loaded>
  );
}
