import type { SignIn, SignInCheck } from "@stopbank/contract/council-sign-in";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { PasswordsView, type PasswordsViewProps } from "./passwords/PasswordsView.tsx";
import { AddressesView } from "./provider/AddressesView.tsx";
import { CheckView } from "./provider/CheckView.tsx";
import { ProviderFormView, type ProviderFormViewProps } from "./provider/ProviderFormView.tsx";

export interface SignInViewProps {
  readonly signIn: Loadable<SignIn>;
  readonly form: Omit<ProviderFormViewProps, "hasSecret">;
  readonly check: SignInCheck | undefined;
  readonly passwords: Omit<PasswordsViewProps, "takesPasswords" | "canSwitchOff" | "localAdmins">;
  readonly onCopy: (address: string) => void;
}

/** How people of the organisation sign in by its own provider. */
export const SignInView = ({ signIn, form, check, passwords, onCopy }: SignInViewProps) => (
  <section aria-label="Council sign-in" className="admin-panel sign-in-panel sb-card">
    <p className="sb-muted">
      Let people log in with the account that they have at your organisation, by OpenID Connect: Microsoft
      Entra ID, Google, Keycloak and others. Such a log-in opens {passwords.organisation} alone, and asks for
      no second factor of ours, since your provider does.
    </p>
    <Loaded
      label="Loading the sign-in"
      of={signIn}
      skeleton={<Skeleton height={420} />}
      what="The sign-in could not be loaded"
    >
      {(now) => (
        <>
          <AddressesView addresses={now.addresses} onCopy={onCopy} />
          <ProviderFormView {...form} hasSecret={now.has_secret} />
          {check && <CheckView {...check} />}
          <PasswordsView
            {...passwords}
            canSwitchOff={now.settings?.is_on === true}
            localAdmins={now.local_admins}
            takesPasswords={now.takes_passwords}
          />
        </>
      )}
    </Loaded>
  </section>
);
