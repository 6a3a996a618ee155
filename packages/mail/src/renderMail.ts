import { type Html, html, joined } from "@stopbank/html";
import type { Mail, MailBlock, MailBrand, MailWords } from "./blocks.ts";

/** The words as a mail to this address: text for readers of text, the same as HTML for the others. */
export const renderMail = (to: string, { subject, blocks, brand = ours }: MailWords): Mail => ({
  to,
  subject,
  text: `${blocks.map(asText).join("\n\n")}\n\n${brand.name}\n`,
  html: page(subject, brand, joined(blocks.map((block) => asHtml(block, brand)))).text,
});

const ours: MailBrand = { name: "Stopbank", colour: "#0b2545" };

function asText(block: MailBlock): string {
  if (block.kind === "code") return `    ${block.code}`;
  return block.kind === "link" ? `${block.label}:\n${block.href}` : block.text;
}

function asHtml(block: MailBlock, { colour }: MailBrand): Html {
  if (block.kind === "code")
    return html`<p style="font-size:28px;letter-spacing:6px;font-weight:600;margin:24px 0">${block.code}</p>
`;
  if (block.kind === "link")
    return html`<p style="margin:24px 0"><a href="${block.href}" style="background:${colour};color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none;display:inline-block">${block.label}</a></p>
<p style="color:#5b6b7c;font-size:13px;word-break:break-all">${block.href}</p>
`;
  return block.kind === "note"
    ? html`<p style="color:#5b6b7c;font-size:13px">${block.text}</p>
`
    : html`<p>${block.text}</p>
`;
}

const page = (title: string, { name, colour }: MailBrand, content: Html): Html => html`<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f5f7fa;color:#16202c;font:15px/22px Inter,Segoe UI,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="font-weight:700;color:${colour};margin:0 0 24px">${name}</p>
<div style="background:#ffffff;border:1px solid #d9e0e8;border-radius:6px;padding:8px 24px 16px">
${content}</div></div></body></html>
`;
