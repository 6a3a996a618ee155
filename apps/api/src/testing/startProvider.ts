import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";

/** Somebody with an account at the provider: claims by the name they log in with, which is their subject. */
export type ProviderAccounts = Record<string, Readonly<Record<string, unknown>>>;

export interface ProviderOptions {
  /** Where it listens; anywhere without it. */
  readonly port?: number;
  readonly accounts: ProviderAccounts;
  /** Addresses that its client may come back to. */
  readonly redirects: readonly string[];
  readonly afterLogOut?: readonly string[];
  /** Where it tells of log-outs. */
  readonly backchannel?: string;
  /** Whether people are shown a page to log in with; else whoever comes is `nextAccount`. */
  readonly hasPage?: boolean;
}

export const providerSecret = "a-secret-of-the-provider-s-own-0123456789";

/** What the provider signs with, to be signed with by a test too. */
export type SigningKey = JWK & { readonly kid: string };

const newKey = async (kid: string): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: "ES256", use: "sig" };
};

const publicOf = ({ d: _private, ...rest }: JWK): JWK => rest;

/** A real provider (oidc-provider) on this machine's loopback, which tests may have lie. */
export async function startProvider(options: ProviderOptions) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(options.port ?? 0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = await newKey("first");
  const state = {
    nextAccount: Object.keys(options.accounts)[0] ?? "",
    /** What it says its keys are. */
    published: [publicOf(key)],
    /** Makes another id_token of one. */
    tamper: undefined as ((idToken: string) => Promise<string>) | undefined,
    /** Makes another discovery document. */
    describe: undefined as ((document: Record<string, unknown>) => Record<string, unknown>) | undefined,
    keysAsked: 0,
  };
  const provider = new Provider(issuer, {
    ...configurationOf(options),
    jwks: { keys: [key] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...options.accounts[id] }),
    }),
  });
  provider.use(async (context, next) => {
    const { path } = context;
    if (path.startsWith("/interaction/")) return interact(provider, context, options, state.nextAccount);
    await next();
    if (path === "/jwks") {
      state.keysAsked += 1;
      context.body = { keys: state.published };
    }
    if (path === "/.well-known/openid-configuration" && state.describe !== undefined)
      context.body = state.describe(context.body as Record<string, unknown>);
    const body = context.body as { id_token?: string } | undefined;
    if (path === "/token" && body?.id_token !== undefined && state.tamper !== undefined)
      context.body = { ...body, id_token: await state.tamper(body.id_token) };
  });
  server.on("request", provider.callback());
  return {
    issuer,
    host: new URL(issuer).host,
    key,
    newKey,
    publicOf,
    state,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type StartedProvider = Awaited<ReturnType<typeof startProvider>>;

const configurationOf = ({ redirects, afterLogOut, backchannel }: ProviderOptions): Configuration => ({
  clients: ["stopbank", "another"].map((client_id) => ({
    client_id,
    client_secret: providerSecret,
    redirect_uris: [...redirects],
    post_logout_redirect_uris: [...(afterLogOut ?? [])],
    id_token_signed_response_alg: "ES256",
    ...(backchannel === undefined
      ? {}
      : { backchannel_logout_uri: backchannel, backchannel_logout_session_required: true }),
  })),
  enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context, form) => {
        context.body = `<!doctype html><html lang="en"><title>Log out</title>${form}<button form="op.logoutForm" name="logout" value="yes">Log out of the council</button></html>`;
      },
    },
  },
  // Whoever logs in has agreed: it is their own organisation's.
  loadExistingGrant: async (context) => {
    const { client, session, provider } = context.oidc;
    const grant = new provider.Grant({
      clientId: client?.clientId ?? "",
      accountId: session?.accountId ?? "",
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
  cookies: { keys: ["a key of this test's provider"] },
  ttl: { Session: 3_600, Interaction: 3_600, Grant: 3_600, IdToken: 3_600, AccessToken: 3_600 },
});

async function interact(
  provider: Provider,
  context: KoaContextWithOIDC | Parameters<Parameters<Provider["use"]>[0]>[0],
  { accounts, hasPage }: ProviderOptions,
  next: string,
): Promise<void> {
  const chosen = new URL(context.href).searchParams.get("account") ?? (hasPage ? undefined : next);
  if (chosen === undefined) {
    const links = Object.keys(accounts).map((id) => `<p><a href="?account=${id}">Go on as ${id}</a></p>`);
    context.body = `<!doctype html><html lang="en"><title>Council log-in</title><h1>Council log-in</h1>${links.join("")}</html>`;
    return;
  }
  const result =
    chosen === "nobody"
      ? { error: "access_denied", error_description: "<script>The person said no</script>" }
      : { login: { accountId: chosen } };
  await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
  context.respond = false;
}

/** Goes where a browser is sent until it is sent back to `home`, and answers that address. */
export async function throughProvider(authorizationUrl: string, home: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let hops = 0; hops < 10; hops++) {
    if (url.href.startsWith(home)) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`The provider stopped at ${url.pathname}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  throw new Error("The provider never sent the browser back.");
}
