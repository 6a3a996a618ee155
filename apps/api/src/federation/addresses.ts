/** Where a client's people come back to from their provider: at the main host, and at the client's own. */
export interface SignInAddresses {
  readonly redirect: readonly string[];
  readonly after_log_out: readonly string[];
  readonly backchannel_log_out: string;
}

/** @param publicUrl how people reach the product. */
export function signInAddresses(
  publicUrl: URL,
  { clientName, subdomain }: { readonly clientName: string; readonly subdomain: string },
): SignInAddresses {
  const own = new URL(publicUrl);
  own.hostname = `${subdomain}.${publicUrl.hostname}`;
  // A host written as an address has no subdomains.
  const origins = own.hostname === publicUrl.hostname ? [publicUrl.origin] : [publicUrl.origin, own.origin];
  return {
    redirect: origins.map((origin) => `${origin}/bff/sign-in/callback`),
    after_log_out: origins.map((origin) => `${origin}/home`),
    backchannel_log_out: `${publicUrl.origin}/bff/sign-in/${clientName}/log-out`,
  };
}
