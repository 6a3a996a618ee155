import { Button } from "@blueprintjs/core";
import type { SignIn } from "@stopbank/contract/council-sign-in";

export interface AddressesViewProps {
  readonly addresses: SignIn["addresses"];
  readonly onCopy: (address: string) => void;
}

/** What the provider has to be told, to be copied. */
export function AddressesView({ addresses, onCopy }: AddressesViewProps) {
  const lines = [
    ["Redirect", addresses.redirect],
    ["After log-out", addresses.after_log_out],
    ["Back-channel log-out", [addresses.backchannel_log_out]],
  ] as const;
  return (
    <section aria-label="Addresses for your provider" className="sign-in-addresses">
      <h3>Addresses for your provider</h3>
      <p className="sb-muted">Register these there. The second of two is for your organisation's own host.</p>
      <dl>
        {lines.map(([name, list]) => (
          <div key={name}>
            <dt>{name}</dt>
            {list.map((address) => (
              <dd key={address}>
                <code>{address}</code>
                <Button
                  aria-label={`Copy ${address}`}
                  onClick={() => onCopy(address)}
                  text="Copy"
                  variant="outlined"
                />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
