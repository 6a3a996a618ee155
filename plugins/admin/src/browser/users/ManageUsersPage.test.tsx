import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { membersOf, pending, userWith } from "../../domain/testing/users.ts";
import { openPage, refusal } from "./testing/openPage.tsx";

const me = userWith({ user_uuid: "kiri", email: "kiri@testhaven.example", user_roles: ["admin"] });
const inviteField = () => screen.findByRole("textbox", { name: "E-mail addresses" });
const deleteButton = (email: string) => screen.findByRole("button", { name: `Delete ${email}` });
const dialog = () => screen.findByRole("alertdialog", { name: "Remove User?" });

it("ACC-50: opens once the server says that the person is an administrator, and asks for nothing before", async () => {
  let say = (_roles: readonly string[]): void => undefined;
  const { asked } = await openPage({
    users: [me],
    answers: {
      "GET /api/user": () =>
        new Promise((resolve) => {
          say = (user_roles) => resolve(Response.json({ user_roles }));
        }),
    },
  });
  await waitFor(() => expect(asked.map(({ what }) => what)).toEqual(["GET /api/user"]));
  expect(screen.queryByRole("heading")).toBeNull();
  say(["admin"]);
  expect(await screen.findByRole("heading", { name: "Manage Users" })).toBeTruthy();
  expect(await screen.findByRole("table", { name: "Users" })).toBeTruthy();
});

it("ACC-50: sends home who is no administrator any more", async () => {
  const { went, asked } = await openPage({ roles: ["member"] });
  await waitFor(() => expect(went).toEqual(["/home"]));
  expect(asked.map(({ what }) => what)).toEqual(["GET /api/user"]);
  expect(screen.queryByRole("heading")).toBeNull();
});

it("ACC-61: takes who cannot be asked about for no administrator, and says so in the log alone", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { went, toasts } = await openPage({
    answers: { "GET /api/user": () => refusal(503, "store/away", "Try again later.") },
  });
  await waitFor(() => expect(went).toEqual(["/home"]));
  expect(warn).toHaveBeenCalledWith(
    "It could not be asked whether you are an administrator.",
    expect.objectContaining({ status: 503 }),
  );
  expect(toasts()).toEqual([]);
});

it("ACC-51, ACC-60: has users open and domains closed, which are asked for when they are opened", async () => {
  const { user, asked } = await openPage({ users: [me] });
  const domains = await screen.findByRole("button", { name: "Approved Email Domains" });
  expect(domains.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("button", { name: "Users" }).getAttribute("aria-expanded")).toBe("true");
  expect(asked.map(({ what }) => what)).not.toContain("GET /api/client/email_domains");
  await user.click(domains);
  expect(await screen.findByText("testhaven.example")).toBeTruthy();
});

it("ACC-53: says in the panel what is wrong with a list, and asks the server nothing", async () => {
  const { user, asked, toasts } = await openPage({ users: [me] });
  await user.type(await inviteField(), "kiri@x.nz, tama{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Invalid email: tama");
  await user.type(await inviteField(), "@x.nz, ");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Invite" }));
  expect(screen.getByRole("alert").textContent).toBe("Extra comma or space found in invite list");
  expect(asked.filter(({ what }) => what.startsWith("POST"))).toEqual([]);
  expect(toasts()).toEqual([]);
});

it("ACC-54: invites to the client in use, says who was and who was not, and keeps the latter to be corrected", async () => {
  const users = [me];
  const { user, asked, toasts } = await openPage({
    users,
    answers: {
      "POST /api/user/invite": () => {
        users.push(pending);
        return Response.json({ newAccounts: [{ email: "tama@larkhaven.example" }] });
      },
    },
  });
  await user.type(await inviteField(), "Tama@larkhaven.example mere@x.nz");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      "success: Successfully invited Tama@larkhaven.example",
      "error: Email invite failed for mere@x.nz",
    ]),
  );
  expect(asked.find(({ what }) => what === "POST /api/user/invite")?.body).toEqual({
    emails_to_invite: ["Tama@larkhaven.example", "mere@x.nz"],
    client_name: "testhaven",
    role: "member",
  });
  expect((await inviteField()).textContent).toBe("mere@x.nz");
  // They are in the list as soon as they are invited.
  expect(await deleteButton("tama@larkhaven.example")).toBeTruthy();
});

it.each([
  ["who was invited", "success: Successfully invited ", true],
  ["who was not", "error: Email invite failed for ", false],
])("ACC-54: cuts long lists to 250 characters: %s", async (_who, words, isInvited) => {
  const emails = Array.from({ length: 30 }, (_, at) => `p${at}@larkhaven.example`);
  const newAccounts = isInvited ? emails.map((email) => ({ email })) : [];
  const { user, toasts } = await openPage({
    answers: { "POST /api/user/invite": () => Response.json({ newAccounts }) },
  });
  await user.click(await inviteField());
  await user.paste(emails.join("\n"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const said = toasts()[0] ?? "";
  expect(said.slice(0, words.length)).toBe(words);
  const list = said.slice(words.length);
  expect([list.length, list.at(-1)]).toEqual([250, "…"]);
  // Who was not invited stays to be corrected, uncut.
  expect((await inviteField()).textContent).toBe(isInvited ? "" : emails.join(", "));
});

it("ACC-54: says in the panel why nobody was invited, and keeps the list", async () => {
  const sentence = "Too many people were invited today. Try again later.";
  const { user, toasts } = await openPage({
    answers: { "POST /api/user/invite": () => refusal(429, "people/too-many-invitations", sentence) },
  });
  await user.type(await inviteField(), "mere@x.nz{Enter}");
  expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
  expect((await inviteField()).textContent).toBe("mere@x.nz");
  expect(toasts()).toEqual([]);
});

it("ACC-56, ACC-57: asks, deletes the person, and leads the keyboard to where it goes on", async () => {
  const users = [me, pending];
  const { user, asked, toasts } = await openPage({
    users,
    answers: {
      "POST /api/user/delete_user": () => {
        users.pop();
        return Response.json({ deleted: true });
      },
    },
  });
  await user.click(await deleteButton(pending.email));
  expect((await dialog()).textContent).toContain(`Do you want to delete ${pending.email}?`);
  await user.click(within(await dialog()).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(toasts()).toEqual(["success: Successfully deleted user"]));
  expect(asked.find(({ what }) => what.endsWith("/delete_user"))?.body).toEqual({
    user_uuid: pending.user_uuid,
  });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.queryByText(pending.email)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Users" }));
});

it("A-43: invites administrators after a question, and others without", async () => {
  const { user, asked } = await openPage({
    users: [me],
    answers: { "POST /api/user/invite": () => Response.json({ newAccounts: [{ email: "mere@x.nz" }] }) },
  });
  await user.type(await inviteField(), "mere@x.nz");
  await user.selectOptions(screen.getByLabelText("Invite as"), "as an administrator");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  const question = await screen.findByRole("alertdialog", { name: "Invite Administrators?" });
  expect(asked.filter(({ what }) => what.startsWith("POST"))).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Invite administrators" }));
  await waitFor(() => expect(asked.at(-1)?.what).toBe("GET /api/client/users"));
  expect(asked.find(({ what }) => what.startsWith("POST"))?.body).toMatchObject({ role: "admin" });
});

const open = (email: string) => screen.findByRole("button", { name: email });
const putRole = (uuid: string) => `PUT /api/client/users/${uuid}/role`;

it("A-43: changes a role by keyboard, says so, and offers what it was", async () => {
  const kiri = userWith({ user_uuid: "11", email: "rua@testhaven.example" });
  const roles: unknown[] = [];
  const { user, toasts, toaster } = await openPage({
    users: [me, kiri],
    answers: {
      [putRole("11")]: (body) => {
        roles.push(body);
        return Response.json({ user_uuid: "11", role: "editor", before: "member" });
      },
    },
  });
  (await open(kiri.email)).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("radio", { name: "Editor" }));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(toasts()).toEqual(["success: rua@testhaven.example is an editor now"]));
  const [toast] = toaster.get().shown;
  expect(toast?.action?.label).toBe("Undo");
  toast?.action?.run();
  await waitFor(() => expect(roles).toEqual([{ role: "editor" }, { role: "member" }]));
});

it("A-43: asks before somebody becomes an administrator, and says why the last one stays", async () => {
  const kiri = userWith({ user_uuid: "11", email: "rua@testhaven.example" });
  const sentence = "This is the organisation's only administrator. Make somebody else one first.";
  const { user, asked, toasts } = await openPage({
    users: [me, kiri],
    answers: {
      [putRole("kiri")]: () => refusal(409, "people/last-admin", sentence),
      [putRole("11")]: () => Response.json({ user_uuid: "11", role: "admin", before: "member" }),
    },
  });
  await user.click(await open(kiri.email));
  await user.click(await screen.findByRole("radio", { name: "Administrator" }));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  const question = await screen.findByRole("alertdialog", { name: "Make Administrator?" });
  expect(asked.some(({ what }) => what.startsWith("PUT"))).toBe(false);
  await user.click(within(question).getByRole("button", { name: "Make administrator" }));
  await waitFor(() => expect(toasts()).toEqual(["success: rua@testhaven.example is an administrator now"]));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await open(me.email));
  await user.click(await screen.findByRole("radio", { name: "Member" }));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await user.click(await screen.findByRole("button", { name: "Make member" }));
  await waitFor(() => expect(toasts()).toContain(`error: ${sentence}`));
});

it("A-43: leads home who has taken the role from themself", async () => {
  const { user, went } = await openPage({
    users: [me],
    answers: {
      [putRole("kiri")]: () => Response.json({ user_uuid: "kiri", role: "member", before: "admin" }),
    },
  });
  await user.click(await open(me.email));
  await user.click(await screen.findByRole("radio", { name: "Member" }));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await user.click(await screen.findByRole("button", { name: "Make member" }));
  await waitFor(() => expect(went).toEqual(["/home"]));
});

it("A-06: ends a person's sessions after a question", async () => {
  const rua = userWith({ user_uuid: "11", email: "rua@testhaven.example" });
  const ended: string[] = [];
  const answer = (what: string) => () => {
    ended.push(what);
    return Response.json({ ended: 1 });
  };
  const { user, toasts } = await openPage({
    users: [me, rua],
    answers: {
      "GET /api/client/users/11/sessions": () =>
        Response.json({
          belongs_elsewhere: false,
          sessions: [
            {
              session: "22",
              device: "Firefox on Linux",
              network: "192.0.2.1",
              begun_at: "2026-11-20T20:46:00.000Z",
              last_seen_at: "2026-11-20T20:46:00.000Z",
            },
          ],
          sign_ins: [],
        }),
      "DELETE /api/client/users/11/sessions/22": answer("one"),
      "DELETE /api/client/users/11/sessions": answer("all"),
    },
  });
  await user.click(await open(rua.email));
  await user.click(await screen.findByRole("button", { name: /^End session: Firefox on Linux/ }));
  const one = await screen.findByRole("alertdialog", { name: "End Session?" });
  expect(ended).toEqual([]);
  await user.click(within(one).getByRole("button", { name: "End session" }));
  await waitFor(() => expect(toasts()).toEqual(["success: The session has ended"]));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "End all sessions" }));
  const all = await screen.findByRole("alertdialog", { name: "End All Sessions?" });
  await user.click(within(all).getByRole("button", { name: "End all sessions" }));
  await waitFor(() => expect(ended).toEqual(["one", "all"]));
});

it("ACC-56: deletes nobody who cancels", async () => {
  const { user, asked } = await openPage({ users: [me, pending] });
  await user.click(await deleteButton(pending.email));
  await user.click(within(await dialog()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(await deleteButton(pending.email));
  expect(asked.filter(({ what }) => what.startsWith("POST"))).toEqual([]);
});

it.each([
  ["a fault", refusal(500, "server/fault", "Something went wrong."), "Failed to delete user"],
  [
    "a refusal with a reason",
    refusal(409, "people/last-admin", "This is the organisation's only administrator."),
    "This is the organisation's only administrator.",
  ],
])("ACC-56: says that somebody was not deleted: %s", async (_what, answer, words) => {
  const { user, toasts } = await openPage({
    users: [me, pending],
    answers: { "POST /api/user/delete_user": () => answer },
  });
  await user.click(await deleteButton(pending.email));
  await user.click(within(await dialog()).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
  expect(await deleteButton(pending.email)).toBeTruthy();
});

it("ACC-56: deletes nobody who is gone by then", async () => {
  const users = [me, pending];
  const { user, asked, toasts } = await openPage({
    users,
    answers: {
      "POST /api/user/invite": () => {
        users.pop();
        return Response.json({ newAccounts: [] });
      },
    },
  });
  await user.type(await inviteField(), "mere@x.nz");
  await user.click(await deleteButton(pending.email));
  const question = await dialog();
  // As when another administrator was quicker: the list comes anew while the question stands.
  screen.getByRole("button", { name: "Invite", hidden: true }).click();
  await waitFor(() => expect(question.textContent).toContain("Do you want to delete this user?"));
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  expect(toasts()).toContain("error: No user found, please select a user to delete");
  expect(asked.map(({ what }) => what)).not.toContain("POST /api/user/delete_user");
});

it("ACC-58: sends an invite again, and says to whom", async () => {
  const { user, asked, toasts } = await openPage({
    users: [me, pending],
    answers: { "POST /api/user/resend_invite_email": () => Response.json({ sent: true }) },
  });
  await user.click(await screen.findByRole("button", { name: `Resend invite to ${pending.email}` }));
  await waitFor(() => expect(toasts()).toEqual([`success: Successfully resent invite to ${pending.email}`]));
  expect(asked.at(-1)?.body).toEqual({ email: pending.email });
});

it.each([
  [
    "a fault",
    refusal(500, "server/fault", "Something went wrong."),
    `Email invite failed for ${pending.email}`,
  ],
  [
    "a refusal with a reason",
    refusal(409, "people/is-member", "This person is a member already."),
    "This person is a member already.",
  ],
])("ACC-58: says that an invite was not sent again: %s", async (_what, answer, words) => {
  const { user, toasts } = await openPage({
    users: [me, pending],
    answers: { "POST /api/user/resend_invite_email": () => answer },
  });
  await user.click(await screen.findByRole("button", { name: `Resend invite to ${pending.email}` }));
  await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
});

it("ACC-55: finds one among ten thousand, from whichever page one was on", async () => {
  const { user } = await openPage({ users: [me, ...membersOf(10_000)] });
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await user.type(screen.getByRole("searchbox", { name: "Search users" }), "member-9998");
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "member-9998@larkhaven.example",
  ]);
  await user.clear(screen.getByRole("searchbox", { name: "Search users" }));
  await user.click(screen.getByRole("button", { name: "Login Count" }));
  await user.click(screen.getByRole("button", { name: "Login Count" }));
  expect(screen.getAllByRole("rowheader")[0]?.textContent).toBe("member-10000@larkhaven.example");
});
