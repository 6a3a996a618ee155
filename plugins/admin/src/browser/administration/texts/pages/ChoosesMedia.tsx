import { Contributed } from "@stopbank/plugin-api/browser";
import { type ReactNode, useCallback, useState } from "react";
import { type ChooseMedium, MediumChoice } from "./mediumChoice.ts";

/** Around a form: its fields choose among the client's media. The picker comes when it is first wanted. */
export function ChoosesMedia({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Parameters<ChooseMedium>>();
  const choose = useCallback<ChooseMedium>((...asking) => setAsked(asking), []);
  const close = () => setAsked(undefined);
  return (
    <MediumChoice value={choose}>
      {children}
      {asked && (
        <Contributed
          id="admin.media-picker"
          load={loadPicker}
          props={{ isOpen: true, kinds: asked[0], onChoose: asked[1], onClose: close }}
          skeleton={null}
        />
      )}
    </MediumChoice>
  );
}

const loadPicker = () =>
  import("@stopbank/media-library/picker").then(({ MediaPicker }) => ({ default: MediaPicker }));
