import { useMapPage } from "@stopbank/map-page/context";
import { optional } from "@stopbank/plugin-api";
import { useGet } from "@stopbank/plugin-api/browser";
import { explanations } from "@stopbank/plugin-guide/api";
import { ExplainView, type ExplainViewProps } from "./ExplainView.tsx";

/** 'Explain this', where the client has a guide. */
export function Explain({ of }: Pick<ExplainViewProps, "of">) {
  const { isOn } = useMapPage();
  const get = useGet();
  if (!isOn("guidePage")) return null;
  return (
    <ExplainView
      of={of}
      onExplain={(what) => void get(optional(explanations)).then((guide) => guide?.explain(what))}
    />
  );
}
