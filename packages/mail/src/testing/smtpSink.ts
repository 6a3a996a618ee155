import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on the loopback, which keeps what it takes. */
export interface SmtpSink {
  readonly url: URL;
  readonly mails: readonly ParsedMail[];
  /** Answers every message with this and takes none; undefined takes them. */
  refuseWith: { readonly responseCode: number; readonly message: string } | undefined;
  close(): Promise<void>;
}

export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ParsedMail[] = [];
  const sink: { refuseWith: SmtpSink["refuseWith"] } = { refuseWith: undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (mail) => {
          if (sink.refuseWith !== undefined)
            return done(
              Object.assign(new Error(sink.refuseWith.message), {
                responseCode: sink.refuseWith.responseCode,
              }),
            );
          mails.push(mail);
          return done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    url: new URL(`smtp://127.0.0.1:${address.port}`),
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
