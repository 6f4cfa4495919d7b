import type { PostWords } from './post-words.ts';

/**
 * Hidden fields: language, page, and a trap field that only spam programs fill in. `inert` hides it from
 * keyboard and screen readers; it is sent nevertheless.
 */
export function PostFields({ words }: { words: PostWords }) {
  return (
    <div className="visually-hidden" inert>
      <input type="hidden" name="language" value={words.language} />
      {words.page && <input type="hidden" name="page" value={words.page} />}
      <label>
        {words.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
