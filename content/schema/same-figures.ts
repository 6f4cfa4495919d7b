import * as v from 'valibot';
import { inEachLanguage } from '../../shared/site-file/in-each-language.ts';
import { fields, list, text } from '../../shared/site-file/parts.ts';

/** A file below the site's folder, or a long text or page without language and extension, for all its languages. */
const place = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*(\.yaml)?$/,
    ({ input }) => `not a file of the site's folder: ${input}`,
  ),
);

/**
 * Figures that several texts of the site tell, `same-figures.yaml`: each of the files has to hold the figure in
 * every language.
 * @param languages of the site: what the figure is in each; `|` stands between ways to write it
 */
export const sameFiguresSchema = (languages: readonly string[]) =>
  list(
    fields({
      figure: text(5, 120),
      says: inEachLanguage(languages, text(1, 120)),
      in: list(place, 2, 20),
    }),
    0,
    200,
  );
