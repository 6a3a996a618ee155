export interface KeptEmailProps {
  readonly email: string;
}

/** The address that password managers are to keep with what is typed beside it, where no field shows it. */
export const KeptEmail = ({ email }: KeptEmailProps) => (
  <input
    aria-hidden
    autoComplete="username"
    className="sb-visually-hidden"
    readOnly
    tabIndex={-1}
    type="email"
    value={email}
  />
);
