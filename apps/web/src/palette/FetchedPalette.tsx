import { useFetched } from "@stopbank/ui/use-fetched";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { door } from "./door.ts";

/** The search of everything, by Ctrl-K or Cmd-K from anywhere: fetched when it is first opened. */
export function FetchedPalette() {
  const { isOpen } = useSnapshot(door.state);
  const Palette = useFetched(isOpen, loadPalette, (error) => {
    couldNotOpen("search", error);
    door.close();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (door.state.isOpen) door.close();
      else door.open();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return Palette && <Palette />;
}

const loadPalette = () => import("./Palette.tsx").then(({ Palette }) => Palette);
