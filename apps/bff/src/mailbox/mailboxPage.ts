import type { DevMail } from "@stopbank/contract/people";
import { type Html, html, joined } from "@stopbank/html";

/** The demonstration's mails as a page without script, which looks anew by itself. */
export const mailboxPage = (mails: readonly DevMail[]): string =>
  html`<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Mailbox of the demonstration</title>
<style>
body{margin:0;background:#f5f7fa;color:#16202c;font:14px/21px Inter,Arial,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px}
h1{font-size:20px;line-height:28px}
article{background:#fff;border:1px solid #d9e0e8;border-radius:6px;padding:12px 16px;margin:16px 0}
h2{font-size:15px;line-height:22px;margin:0}
p{margin:4px 0;color:#5b6b7c}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0}
a{color:#0b2545}
</style></head>
<body><main><h1>Mailbox of the demonstration</h1>
<p>What Stopbank would have sent, newest first. Once a mail server is configured, mails go there and this page is gone.</p>
${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : joined(mails.map(article))}
</main></body></html>
`.text;

const article = ({ id, to, subject, at, text }: DevMail): Html => html`<article aria-labelledby="s-${id}">
<h2 id="s-${id}">${subject}</h2>
<p>To ${to}, <time datetime="${at}">${new Date(at).toLocaleString("en-NZ", { timeZone: "Pacific/Auckland" })}</time></p>
<pre>${withLinks(text)}</pre>
<p><a href="/dev/mail/${id}">As it looks in HTML</a></p>
</article>
`;

/** Every second piece of a text that is split by addresses is one. */
const withLinks = (text: string): Html =>
  joined(
    text
      .split(/(https?:\/\/\S+)/)
      .map((piece, i) => (i % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`)),
  );
