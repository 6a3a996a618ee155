import { Button } from "@blueprintjs/core";
import type { Hero, WelcomeSidebarContent } from "@stopbank/contract/clients";
import { useId, useRef } from "react";
import { WordsField } from "../../editing/WordsField.tsx";
import { FilmFields } from "../pages/FilmFields.tsx";
import { PictureFields } from "../pages/PictureFields.tsx";

export interface WelcomeFormProps {
  readonly body: WelcomeSidebarContent;
  readonly onChange: (body: WelcomeSidebarContent) => void;
}

/** The words of the welcome page, and the questions below them. */
export function WelcomeForm({ body, onChange }: WelcomeFormProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { faq, hero = {} } = body;
  const changeHero = (change: Hero) => {
    const { hero: _former, ...rest } = body;
    const filled = Object.entries({ ...hero, ...change }).filter(([, words]) => words !== "");
    onChange(filled.length === 0 ? rest : { ...rest, hero: Object.fromEntries(filled) });
  };
  const putHero = (field: keyof Hero) => (words: string) => changeHero({ [field]: words });
  const put = (at: number, change: Partial<(typeof faq)[number]>) =>
    onChange({ ...body, faq: faq.map((each, place) => (place === at ? { ...each, ...change } : each)) });
  const move = (at: number, by: -1 | 1) => {
    const next = [...faq];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange({ ...body, faq: next });
  };
  return (
    <div className="admin-fields">
      <WordsField
        help="Without one, the organisation's name stands there."
        label="Title"
        onValue={(title) => onChange({ ...body, title })}
        value={body.title}
      />
      <WordsField
        label="Below the title"
        most={2_000}
        onValue={(subtitle) => onChange({ ...body, subtitle })}
        rows={3}
        value={body.subtitle}
      />
      <fieldset>
        <legend>Beside the title</legend>
        <PictureFields
          alt={hero.picture_alt}
          onAlt={putHero("picture_alt")}
          onPicture={(picture, alt) =>
            changeHero({ picture, ...(alt === undefined ? {} : { picture_alt: alt }) })
          }
          picture={hero.picture}
        />
        <FilmFields
          captions={hero.captions}
          film={hero.film}
          onCaptions={putHero("captions")}
          onFilm={putHero("film")}
          onTranscript={putHero("transcript")}
          transcript={hero.transcript}
        />
      </fieldset>
      {faq.map(({ q, a }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name but its place, and its fields are controlled
        <fieldset aria-labelledby={`${id}-${at}`} key={at}>
          <legend id={`${id}-${at}`}>Question {at + 1}</legend>
          <WordsField label="Question" onValue={(words) => put(at, { q: words })} value={q} />
          <WordsField
            label="Answer"
            most={4_000}
            onValue={(words) => put(at, { a: words })}
            rows={3}
            value={a}
          />
          <div className="admin-row">
            <Button
              aria-label={`Move question ${at + 1} up`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
              size="small"
              text="Up"
              variant="outlined"
            />
            <Button
              aria-label={`Move question ${at + 1} down`}
              disabled={at === faq.length - 1}
              onClick={() => move(at, 1)}
              size="small"
              text="Down"
              variant="outlined"
            />
            <Button
              aria-label={`Remove question ${at + 1}`}
              onClick={() => {
                onChange({ ...body, faq: faq.filter((_each, place) => place !== at) });
                add.current?.focus();
              }}
              size="small"
              text="Remove"
              variant="outlined"
            />
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          onClick={() => onChange({ ...body, faq: [...faq, { q: "", a: "" }] })}
          ref={add}
          text="Add a question"
          variant="outlined"
        />
      </div>
    </div>
  );
}
