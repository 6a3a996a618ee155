import { Callout } from "@blueprintjs/core";
import type { SignInCheck } from "@stopbank/contract/council-sign-in";

/** What a provider says of itself, and what of it will not do. */
export const CheckView = ({ found, faults }: SignInCheck) => (
  <Callout
    className="sign-in-check"
    intent={faults.length === 0 ? "success" : "danger"}
    role="status"
    title={faults.length === 0 ? "The provider can be used" : "The provider cannot be used like this"}
  >
    {faults.map((fault) => (
      <p key={fault}>{fault}</p>
    ))}
    {found.length > 0 && (
      <dl>
        {found.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value === "" ? "None that can be used" : value}</dd>
          </div>
        ))}
      </dl>
    )}
  </Callout>
);
