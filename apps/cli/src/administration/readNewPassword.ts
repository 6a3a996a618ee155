import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { DomainError } from "@stopbank/errors";

/**
 * A new password from whoever is at the terminal, who sees nothing of it and writes it twice; else the first line of what is
 * piped in. Never an argument, since those are listed for everybody on the machine.
 *
 * @throws DomainError `user/no-password`, `user/passwords-differ`.
 */
export async function readNewPassword(email: string): Promise<string> {
  const isPerson = process.stdin.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    ...(isPerson ? { output: unseen, terminal: true } : {}),
  });
  try {
    if (!isPerson) return given((await lines[Symbol.asyncIterator]().next()).value);
    const ask = async (words: string): Promise<string> => {
      process.stderr.write(words);
      const line = await lines.question("");
      process.stderr.write("\n");
      return given(line);
    };
    const password = await ask(`New password for ${email}: `);
    if (password === (await ask("Once more: "))) return password;
    throw new DomainError("invalid", "user/passwords-differ", "Passwords do not match");
  } finally {
    lines.close();
  }
}

/** A secret of somebody else's making, in the same way, written once. @throws DomainError `user/no-password`. */
export async function readNewSecret(words: string): Promise<string> {
  const isPerson = process.stdin.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    ...(isPerson ? { output: unseen, terminal: true } : {}),
  });
  try {
    if (isPerson) process.stderr.write(words);
    const { value } = await lines[Symbol.asyncIterator]().next();
    if (isPerson) process.stderr.write("\n");
    return given(value);
  } finally {
    lines.close();
  }
}

function given(line: string | undefined): string {
  if (line !== undefined && line !== "") return line;
  throw new DomainError(
    "invalid",
    "user/no-password",
    "There is nothing to read: write it at the terminal, or pipe one line in.",
  );
}
