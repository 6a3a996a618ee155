import { Failed } from "@stopbank/ui/states";
import { usePropertyLook } from "../data/propertyLook.ts";
import { usePropertyConfig } from "../data/useProperty.ts";
import { PropertySearch } from "../search/PropertySearch.tsx";
import { LandingView } from "./LandingView.tsx";

export function Landing() {
  const { begin } = usePropertyLook();
  const config = usePropertyConfig();
  return (
    <LandingView
      search={<PropertySearch size="large" />}
      problem={
        config.state === "failed" ? (
          <Failed error={config.error} retry={config.retry} what="Properties cannot be searched for" />
        ) : undefined
      }
      onSkip={begin}
    />
  );
}
