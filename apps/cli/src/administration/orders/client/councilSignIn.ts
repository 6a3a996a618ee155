import { councilSignInWith } from "@stopbank/api/council-sign-in";
import { SignInSettings } from "@stopbank/contract/council-sign-in";
import { Type } from "typebox";
import { readHome } from "../../../home.ts";
import { byCommandLine, ClientName, clientNamed, order } from "../order.ts";

const One = Type.Object({ client: ClientName }, { additionalProperties: false });
/** What this process, a server or a command, runs with. */
const signInTools = () => councilSignInWith({ ...process.env, STOPBANK_HOME: readHome(process.env).folder });

/** Sets how people of a client sign in by their organisation's own provider; what is left out stays as it is. */
export const setCouncilSignIn = order({
  body: Type.Object(
    { client: ClientName, settings: Type.Partial(SignInSettings) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, settings }) => {
    const client = await clientNamed(tools, name);
    const signIn = await signInTools();
    await tools.store.withClient(client.id, (tx) =>
      signIn.set(tx, client, settings, { details: byCommandLine() }),
    );
    return `${client.displayName} has a sign-in of its own. \`stopbank client sign-in ${name} show\` says which.`;
  },
});

/** Says how they do, without the secret. */
export const showCouncilSignIn = order({
  body: One,
  perform: async (tools, { client: name }) => {
    const client = await clientNamed(tools, name);
    const signIn = await signInTools();
    const shown = await tools.store.withClient(client.id, (tx) => signIn.show(tx, client));
    return JSON.stringify(shown, undefined, 2);
  },
});

/** Lets passwords in again, and switches the own sign-in off: what there is to do when a provider is gone. */
export const endCouncilSignIn = order({
  body: One,
  perform: async (tools, { client: name }) => {
    const client = await clientNamed(tools, name);
    const signIn = await signInTools();
    await tools.store.withClient(client.id, (tx) => signIn.end(tx, client, { details: byCommandLine() }));
    return `${client.displayName} has no sign-in of its own any more, and takes passwords.`;
  },
});
