import { Button } from "@blueprintjs/core";
import { EyeOffIcon, EyeOpenIcon } from "@blueprintjs/icons";
import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";

/** A password, which its owner may look at. */
export function PasswordField(field: Omit<FieldProps, "type" | "rightElement">) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      rightElement={
        <Button
          aria-label="Show password"
          aria-pressed={isShown}
          icon={isShown ? <EyeOffIcon /> : <EyeOpenIcon />}
          onClick={() => setShown(!isShown)}
          variant="minimal"
        />
      }
      type={isShown ? "text" : "password"}
    />
  );
}
