import { useClient } from "@stopbank/plugin-api/browser";
import { LogoView } from "./LogoView.tsx";

/** The mark of the client in use, for dark grounds. */
export function Logo({ full }: { readonly full: boolean }) {
  const { config, displayName } = useClient();
  return <LogoView full={full} logos={config.logos} name={displayName} />;
}
