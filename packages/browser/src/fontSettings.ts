import { join } from "node:path";

/**
 * Fontconfig's settings for a browser unpacked in `folder`: the system's fonts when it has any, and the archive's Open
 * Sans, so that a container without fonts still draws letters.
 */
export const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escapeXml(join(folder, "fonts"))}</dir>
  <cachedir>${escapeXml(join(folder, "fontconfig"))}</cachedir>
</fontconfig>
`;

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
