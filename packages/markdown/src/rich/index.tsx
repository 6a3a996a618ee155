import "./rich.css";
import { Link } from "../Link.tsx";
import { provideRichParts, type RichParts } from "../richParts.ts";
import { Callout, calloutKinds } from "./Callout.tsx";
import { EnlargeableTable } from "./EnlargeableTable.tsx";
import { HighlightedCode } from "./HighlightedCode.tsx";
import { PictureFrame } from "./PictureFrame.tsx";
import { pictureAddress } from "./pictureAddress.ts";
import { TextPicture } from "./TextPicture.tsx";

export const richParts: RichParts = {
  Frame: PictureFrame,
  picture(key, { url, alt, mediaPrefix, isInLink, pictures }) {
    const picture = url === undefined ? undefined : pictureAddress(url, mediaPrefix);
    // Of elsewhere it is a link: whoever keeps it there is told of nobody who reads.
    if (picture === undefined)
      return isInLink ? (
        alt
      ) : (
        <Link key={key} url={url}>
          {alt === "" ? url : alt}
        </Link>
      );
    const shown = { ...picture, alt };
    if (!isInLink) pictures.push(shown);
    return <TextPicture key={key} {...shown} at={isInLink ? undefined : pictures.length - 1} />;
  },
  table: (key, table) => <EnlargeableTable key={key} {...table} />,
  code: (key, text, language) => <HighlightedCode key={key} text={text} language={language} />,
  callout(key, mark, content) {
    const kind = calloutKinds.find((each) => each === mark.toLowerCase());
    return (
      kind && (
        <Callout key={key} kind={kind}>
          {content()}
        </Callout>
      )
    );
  },
};

provideRichParts(richParts);
