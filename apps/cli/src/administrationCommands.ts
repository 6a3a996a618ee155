import type { Command } from "commander";
import { collect } from "./collect.ts";
import type { ClientAddFlags } from "./commands/client/clientAdd.ts";
import type { SignInFlags } from "./commands/client/clientSignIn.ts";
import type { ContentFlags, FolderFlags, WithdrawFlags } from "./commands/content.ts";
import type { TokenAddFlags } from "./commands/people/token.ts";
import type { UserAddFlags } from "./commands/people/user.ts";

/** Adds what administers a running server or its store: clients, flags, accounts, tokens, texts and feedback. */
export function addAdministrationCommands(program: Command): void {
  const client = program.command("client").description("manage clients, whether or not the server runs");
  client
    .command("flag <client> <flag> <on|off>")
    .description("switch a feature flag of a client")
    .action(async (name: string, flag: string, state: string) =>
      (await import("./commands/client/clientFlag.ts")).clientFlag(name, flag, state),
    );

  client
    .command("basemaps <client> [type=source...]")
    .description(
      "choose a client's background maps: default, satellite and terrain, each from its dataset or another source",
    )
    .action(async (name: string, entries: string[]) =>
      (await import("./commands/client/clientBasemaps.ts")).clientBasemaps(name, entries),
    );

  client
    .command("domain <client> <domain> <on|off>")
    .description("approve an e-mail domain, whose people become members by signing up")
    .action(async (name: string, domain: string, state: string) =>
      (await import("./commands/client/clientDomain.ts")).clientDomain(name, domain, state),
    );

  client
    .command("show <client>")
    .description("what there is of a client, as JSON")
    .action(async (name: string) => (await import("./commands/client/clientShow.ts")).clientShow(name));

  client
    .command("second-factor <client> [nobody|admins|everybody]")
    .description("say of whom a client demands a second factor, or read it, with how many have one")
    .action(async (name: string, demandedOf?: string) =>
      (await import("./commands/people/secondFactors.ts")).clientSecondFactor(name, demandedOf),
    );

  client
    .command("sign-in <client> <set|show|off>")
    .description(
      "let people of a client log in by their organisation's own OpenID Connect provider (docs/sign-in.md)",
    )
    .option("--issuer <address>", "the provider, as it calls itself")
    .option("--client-id <id>", "what the provider calls this installation")
    .option("--secret", "ask for the client secret, or read it from what is piped in")
    .option("--scopes <scopes>", "separated by spaces")
    .option("--domain <domain>", "an e-mail domain whose people are sent there; repeat for more", collect, [])
    .option("--role-claim <name>", "the claim that says what somebody is, or none")
    .option("--role <value=role>", "what a value of it makes somebody; repeat for more", collect, [])
    .option("--default-role <role>", "of whom no value is mapped; none refuses them")
    .option("--invited-only", "who is no member has to be invited")
    .option("--trust-email", "the provider vouches for all of its addresses without saying so")
    .action(async (name: string, what: string, options: SignInFlags) =>
      (await import("./commands/client/clientSignIn.ts")).clientSignIn(name, what, options),
    );

  client
    .command("add <client>")
    .description("create a client whose map opens where its dataset lies")
    .requiredOption("--display-name <name>", "what people read")
    .option(
      "--member <e-mail[:role]>",
      "an account that becomes member, editor or admin; repeat for more",
      collect,
      [],
    )
    .option(
      "--admin <e-mail>",
      "its administrator: invited by mail where there is no account of that address; repeat for more",
      collect,
      [],
    )
    .action(async (name: string, options: ClientAddFlags) =>
      (await import("./commands/client/clientAdd.ts")).clientAdd(name, options),
    );

  const flag = program
    .command("flag")
    .description("read and switch feature flags, whether or not the server runs");
  flag
    .command("list <client>")
    .description("every flag there is, and how it stands in a client")
    .option("--json", "as JSON")
    .action(async (name: string, options: { json?: boolean }) =>
      (await import("./commands/client/flagList.ts")).flagList(name, options),
    );
  flag
    .command("switch <client> <flag> <on|off>")
    .description("the same as `client flag`")
    .action(async (name: string, which: string, state: string) =>
      (await import("./commands/client/clientFlag.ts")).clientFlag(name, which, state),
    );

  const user = program.command("user").description("manage accounts, whether or not the server runs");
  const users = () => import("./commands/people/user.ts");
  user
    .command("add <e-mail>")
    .description("make an account; its password is asked for, or read from a pipe")
    .option("--client <client[:role]>", "where it is member, editor or admin; repeat for more", collect, [])
    .action(async (email: string, options: UserAddFlags) => (await users()).userAdd(email, options));
  user
    .command("password <e-mail>")
    .description("give an account another password, and end what was signed in with the former one")
    .action(async (email: string) => (await users()).userPassword(email));
  user
    .command("role <e-mail> <client> <admin|editor|member|none>")
    .description("say what an account is in a client")
    .action(async (email: string, name: string, role: string) => (await users()).userRole(email, name, role));
  user
    .command("reset-factors <e-mail>")
    .description("take away the second factors of somebody who has lost them")
    .action(async (email: string) =>
      (await import("./commands/people/secondFactors.ts")).userResetFactors(email),
    );
  user
    .command("list [client]")
    .description("every account, or those of a client")
    .action(async (name?: string) => (await users()).userList(name));

  user
    .command("invite <client> <e-mails...>")
    .description("invite people to a client, each by a mail whose link is good for 24 hours")
    .option("--role <admin|editor|member>", "what they will be", "member")
    .action(async (name: string, emails: string[], options: { role: string }) =>
      (await users()).userInvite(name, emails, options),
    );
  user
    .command("remove <e-mail> <client>")
    .description("take a person out of a client and log them out; the account goes with its last client")
    .action(async (email: string, name: string) => (await users()).userRemove(email, name));
  user
    .command("sessions <e-mail>")
    .description("what a person is logged in with: browser, network, client, and when it was last seen")
    .action(async (email: string) => (await users()).userSessions(email));
  user
    .command("end-sessions <e-mail>")
    .description("log a person out everywhere, programs too")
    .action(async (email: string) => (await users()).userEndSessions(email));
  user
    .command("operator <e-mail> <on|off>")
    .description("make an account an operator of the installation, who creates clients, or one no longer")
    .action(async (email: string, state: string) => (await users()).userOperator(email, state));
  user
    .command("delete <e-mail>")
    .description(
      "delete a person on their request, from every client; only ids in trails stay, and nothing brings them back",
    )
    .action(async (email: string) => (await users()).userDelete(email));
  const token = program
    .command("token")
    .description("make, list and revoke API tokens of a client, whether or not the server runs");
  const tokens = () => import("./commands/people/token.ts");
  token
    .command("add <client>")
    .description("make an API token; it is written once, alone on stdout")
    .requiredOption("--name <name>", "which program it is for")
    .requiredOption("--as <e-mail>", "the member of the client as whom it asks")
    .requiredOption("--scope <scope>", "what it may do; repeat for more", collect, [])
    .option("--days <n>", "for how long it is good (default 90, at most 730)")
    .option("--per-minute <n>", "how many requests it has a minute (default 600)")
    .action(async (name: string, options: TokenAddFlags) => (await tokens()).tokenAdd(name, options));
  token
    .command("list <client>")
    .description("a client's API tokens as JSON, without their texts")
    .action(async (name: string) => (await tokens()).tokenList(name));
  token
    .command("revoke <client> <token>")
    .description("end an API token for good, by its id or name")
    .action(async (name: string, which: string) => (await tokens()).tokenRevoke(name, which));

  const content = program
    .command("content")
    .description("read and write the texts of clients and of the installation");
  const texts = () => import("./commands/content.ts");
  const ofClient = ["--client <client>", "whose text it is (without it, the installation's)"] as const;
  const byName = ["--name <name>", "which one, where a kind has several: a help file's"] as const;
  content
    .command("put <kind> <file>")
    .description("keep a JSON file as the next version of a text")
    .option(...ofClient)
    .option(...byName)
    .action(async (kind: string, file: string, options: ContentFlags) =>
      (await texts()).contentPut(kind, file, options),
    );
  content
    .command("show <kind> [version]")
    .description("give a text as JSON, the latest version or an older one")
    .option(...ofClient)
    .option(...byName)
    .action(async (kind: string, version: string | undefined, options: ContentFlags) =>
      (await texts()).contentShow(kind, version, options),
    );
  content
    .command("history <kind>")
    .description("the versions of one text: when, and by whom")
    .option(...ofClient)
    .option(...byName)
    .action(async (kind: string, options: ContentFlags) => (await texts()).contentHistory(kind, options));
  content
    .command("restore <kind> <version>")
    .description("keep what an older version said as the next version; none is lost")
    .option(...ofClient)
    .option(...byName)
    .action(async (kind: string, version: string, options: ContentFlags) =>
      (await texts()).contentRestore(kind, version, options),
    );
  content
    .command("withdraw <kind> [name]")
    .description("take a client's text away from its readers; its versions stay, and may be restored")
    .option("--client <client>", "whose text it is")
    .option("--yes", "without being asked once more")
    .action(async (kind: string, name: string | undefined, options: WithdrawFlags) =>
      (await texts()).contentWithdraw(kind, name, options),
    );
  content
    .command("list")
    .description("every version of every text")
    .option(...ofClient)
    .action(async (options: ContentFlags) => (await texts()).contentList(options));
  const forClient = ["--client <client>", "the client's content"] as const;
  const forAll = ["--installation", "the content of the installation"] as const;
  content
    .command("import <folder>")
    .description(
      "keep a folder of Markdown and YAML (docs/content.md): all that is new in it or, with a mistake, nothing",
    )
    .option(...forClient)
    .option(...forAll)
    .action(async (folder: string, options: FolderFlags) => (await texts()).contentImport(folder, options));
  content
    .command("export <folder>")
    .description("write all texts and their media into a folder that is new or empty")
    .option(...forClient)
    .option(...forAll)
    .action(async (folder: string, options: FolderFlags) => (await texts()).contentExport(folder, options));

  const feedback = program.command("feedback").description("read what people have told a client");
  const messages = () => import("./commands/feedback.ts");
  feedback
    .command("list <client>")
    .description("the newest 500 messages as JSON")
    .action(async (name: string) => (await messages()).feedbackList(name));
  feedback
    .command("picture <client> <id> <file>")
    .description("write the picture that came with a message, as WebP")
    .action(async (name: string, id: string, file: string) =>
      (await messages()).feedbackPicture(name, id, file),
    );
  feedback
    .command("state <client> <id> <new|open|done>")
    .description("say how far a message has come")
    .action(async (name: string, id: string, state: string) =>
      (await messages()).feedbackState(name, id, state),
    );
}
