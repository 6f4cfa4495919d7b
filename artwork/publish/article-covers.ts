/** A cover for each article of the blog, drawn from its own figures. */
import { createHash } from 'node:crypto';
import { defaultLanguage } from '../../shared/locales.ts';
import { seriesOf, type Series } from '../../content/article-series.ts';
import { postCollection } from '../../content/posts.ts';
import { readArticle } from '../../content/read-article.ts';
import { allTextIds, textIn } from '../../content/texts.ts';
import { attempt } from '../../shared/site-file/problem.ts';
import type { CoverDrawing } from '../picture.ts';
import { articleCover } from '../pictures/article-cover.ts';
import { single } from './module-parts.ts';
import { publishModule } from './output.ts';

interface ArticleFigures {
  id: string;
  series: Series[];
}

/**
 * The figures of all articles, the earliest first. Unpublished ones are included, because their date may come during
 * the build. Unreadable ones are left out: the content check reports them.
 */
export function articleFigures(): ArticleFigures[] {
  const posts = allTextIds(postCollection).flatMap(
    (id) => attempt(() => textIn(postCollection, id, defaultLanguage)).found ?? [],
  );
  return posts
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
    .map(({ id, body }) => ({
      id,
      series: seriesOf(readArticle(body, defaultLanguage), defaultLanguage),
    }));
}

const stones = ['basalt', 'tuff', 'ash'] as const;

/** Writes the covers; neighbours differ in stone and light. */
export function publishArticleCovers(): void {
  const pictures = articleFigures().map(({ id, series }, index): [string, CoverDrawing] => {
    // Hashed, because a file name must not reveal an unpublished article.
    const name = createHash('sha256').update(id).digest('hex').slice(0, 6);
    const picture = single(`cover-article-${name}`, articleCover(series, index));
    const stone = stones[(index + Math.floor(index / 3)) % 3] ?? 'basalt';
    return [id, { ...picture, stone, light: index % 2 === 0 ? 'left' : 'right' }];
  });
  publishModule(
    'article-covers',
    ['CoverDrawing'],
    [
      {
        name: 'articleCovers',
        value: Object.fromEntries(pictures),
        type: 'Readonly<Record<string, CoverDrawing>>',
        isOpen: true,
        comment: 'Covers of articles by the id of the post. Set `preserveAspectRatio="xMidYMid slice"`.',
      },
    ],
  );
}
