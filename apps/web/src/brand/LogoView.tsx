import type { ClientConfig } from "@stopbank/contract/clients";
import { svgDataUrl } from "@stopbank/ui/theme";
import { StopbankMark } from "./StopbankMark.tsx";

export interface LogoViewProps {
  /** There is room for the name. */
  readonly full: boolean;
  readonly logos: Pick<ClientConfig["logos"], "whiteFull" | "whiteSimple">;
  readonly name: string;
}

/** A client's mark for dark grounds: with its name when there is room. Without one, ours. */
export function LogoView({ full, logos, name }: LogoViewProps) {
  const svg = full ? logos.whiteFull : logos.whiteSimple;
  if (svg !== "") return <img alt="" className="logo" src={svgDataUrl(svg)} />;
  return (
    <>
      <StopbankMark />
      {full && <span className="logo-name">{name}</span>}
    </>
  );
}
