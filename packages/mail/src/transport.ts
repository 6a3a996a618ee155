import { DomainError } from "@stopbank/errors";
import { createTransport } from "nodemailer";
import type { Mail } from "./blocks.ts";
import type { Mailbox } from "./mailbox.ts";

/** Takes a mail, or throws: then it is tried again later. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface SmtpSettings {
  /** STOPBANK_SMTP_URL: `smtp://user:password@host:587`, `smtps://...` for TLS from the start. */
  readonly smtpUrl: URL | undefined;
  /** STOPBANK_MAIL_FROM: whom mails are from. */
  readonly mailFrom: string;
}

const connectionMs = 15_000;

/** Over SMTP where a server is configured, into the mailbox where there is one, and else to nobody until one is configured. */
export function openTransport(
  { smtpUrl, mailFrom }: SmtpSettings,
  mailbox: Mailbox | undefined,
): MailTransport {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, mailFrom);
  return {
    send: async (mail) => {
      if (mailbox === undefined)
        throw new DomainError(
          "unavailable",
          "mail/no-server",
          "No mail server is configured. Set STOPBANK_SMTP_URL; what waits is sent then.",
        );
      mailbox.put(mail);
    },
    close: () => undefined,
  };
}

function smtpTransport(url: URL, from: string): MailTransport {
  const isSecure = url.protocol === "smtps:";
  const transport = createTransport({
    host: url.hostname,
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // A password goes over TLS or not at all.
    requireTLS: !isSecure && url.username !== "",
    ...(url.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: 2 * connectionMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
