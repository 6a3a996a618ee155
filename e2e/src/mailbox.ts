import { expect } from "vitest";

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** Mails to an address, newest first, as the demonstration's mailbox page shows them. */
async function mailsTo(baseUrl: string, email: string): Promise<ReceivedMail[]> {
  const page = await (await fetch(`${baseUrl}/dev/mail`)).text();
  return [...page.matchAll(/<article[\s\S]*?<\/article>/g)]
    .map(([article]) => article)
    .filter((article) => article.includes(`To ${email},`))
    .map((article) => ({
      subject: /<h2[^>]*>(.*?)<\/h2>/.exec(article)?.[1] ?? "",
      text: (/<pre>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? "")
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll("&amp;", "&"),
    }));
}

/** The newest mail to an address with this subject, once there are as many. */
export async function newestMail(
  baseUrl: string,
  email: string,
  subject: RegExp,
  count = 1,
): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(baseUrl, email)).filter((mail) => subject.test(mail.subject));
        return found.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return found[0] as ReceivedMail;
}

/** The code in the newest mail with one. */
export const mailedCode = async (baseUrl: string, email: string, count = 1): Promise<string> =>
  /\d{6}/.exec((await newestMail(baseUrl, email, /^Your code/, count)).text)?.[0] ?? "";
