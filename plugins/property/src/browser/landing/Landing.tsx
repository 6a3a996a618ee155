import { useService } from "@stopbank/plugin-api/browser";
import { Failed } from "@stopbank/ui/states";
import { usePropertyConfig } from "../data/useProperty.ts";
import { propertyLook } from "../look.ts";
import { PropertySearch } from "../search/PropertySearch.tsx";
import { LandingView } from "./LandingView.tsx";

export function Landing() {
  const { begin } = useService(propertyLook);
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
